import type { Log } from "@zhian/server/log";
import { errorMessage } from "@zhian/server/read-error";
import type { Metrics } from "../operate/metrics.ts";
import { type MirroredPages, readMirror } from "./mirror-file.ts";

interface Dependencies {
  file: string;
  log: Log;
  metrics: Metrics;
}

const none: MirroredPages = new Map();

/** The built-in pages, loaded only while there is nothing else to show. */
export class StoredMirror {
  readonly #options: Dependencies;
  readonly #shown = Promise.withResolvers<void>();
  #state: "waiting" | "shown" | "over" = "waiting";
  #pages = none;

  constructor(options: Dependencies) {
    this.#options = options;
  }

  /** Resolves once there are pages to show. */
  get shown(): Promise<void> {
    return this.#shown.promise;
  }

  /** Empty unless shown. */
  pages(): MirroredPages {
    return this.#pages;
  }

  /** Call whenever there is no snapshot on disk or from the registry; only the first call has an effect. */
  async show(): Promise<void> {
    if (this.#state !== "waiting") return;
    this.#state = "shown";
    const { file, log, metrics } = this.#options;
    try {
      const pages = await readMirror(file);
      if (this.#isOver()) return;
      this.#pages = pages;
      metrics.source.set({ source: "builtin" }, 1);
      log.error(
        { event: "builtin_pages.shown", pages: pages.size },
        "there is no snapshot: the built-in pages are shown",
      );
      this.#shown.resolve();
    } catch (error) {
      log.error(
        { event: "builtin_pages.unavailable", detail: errorMessage(error) },
        "there is no snapshot, and no built-in pages to show",
      );
    }
  }

  /** Call when a snapshot is live: the pages are never needed again. */
  end(): void {
    this.#state = "over";
    this.#pages = none;
  }

  #isOver(): boolean {
    return this.#state === "over";
  }
}
