import { join } from "node:path";
import type { FragmentManifest } from "@zhian/contracts/fragment";
import type { RenderDecision } from "@zhian/contracts/render";
import { releaseKey } from "../releases/release.ts";
import type { RenderOutcome, RenderTask } from "../renderer/pending-renders.ts";
import type { PageRender } from "../renderer/protocol/messages.ts";
import { watchLoad } from "../renderer/worker/load-watch.ts";
import type { CallApi } from "../renderer/worker/render-job.ts";
import { RenderWorker } from "../renderer/worker/render-worker.ts";

interface Dependencies {
  callApi: CallApi;
  /** The folder of a release's files. */
  folderOf(manifest: FragmentManifest): string;
}

const heapMb = 256;
/** For api calls, which are answered without a server. */
const budgetMs = 60_000;

/** Renders built bundles, each release in a worker as in the shell, without a renderer process. */
export class BundleRenderer {
  readonly #options: Dependencies;
  readonly #workers = new Map<string, RenderWorker>();
  #lastId = 0;

  constructor(options: Dependencies) {
    this.#options = options;
  }

  render(manifest: FragmentManifest, { catalogue, ...request }: PageRender): RenderTask {
    const decided = Promise.withResolvers<RenderDecision | undefined>();
    const done = Promise.withResolvers<RenderOutcome>();
    const worker = this.#workerOf(manifest);
    this.#lastId += 1;
    const id = this.#lastId;
    const startedAt = performance.now();
    const stopWatching = watchLoad(worker);
    void done.promise.then(stopWatching);
    const onEvent: Parameters<RenderWorker["run"]>[0]["onEvent"] = (event) => {
      if (event.type === "decided") return decided.resolve(event.decision);
      decided.resolve(undefined);
      const ms = performance.now() - startedAt;
      if (event.type === "done") done.resolve({ outcome: "rendered", parts: event.parts, ms });
      else done.resolve({ outcome: "failed", reason: event.reason, ms });
    };
    worker.ready.then(
      () =>
        worker.run({
          id,
          request,
          catalogue: { id: catalogue.id, products: catalogue.products },
          budgetMs,
          isWatched: true,
          onEvent,
        }),
      () => onEvent({ type: "failed", id, reason: "not-loaded", message: "" }),
    );
    return { decided: decided.promise, done: done.promise };
  }

  close(): void {
    for (const worker of this.#workers.values()) worker.end("exited", "done");
  }

  #workerOf(manifest: FragmentManifest): RenderWorker {
    const key = releaseKey(manifest);
    const { callApi, folderOf } = this.#options;
    const { entry } = manifest.server;
    const worker =
      this.#workers.get(key) ??
      new RenderWorker({
        file: join(folderOf(manifest), entry),
        integrity: manifest.files[entry]?.integrity ?? "",
        heapMb,
        callApi,
        onOutput: () => undefined,
        onLeft: () => undefined,
        onLateHang: () => undefined,
        onEnd: () => undefined,
      });
    this.#workers.set(key, worker);
    return worker;
  }
}
