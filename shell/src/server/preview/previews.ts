import { isDeepStrictEqual } from "node:util";
import type { FragmentManifest } from "@zhian/contracts/fragment";
import { type PreviewPass, previewPassSchema } from "@zhian/contracts/preview-pass";
import type { Log } from "@zhian/server/log";
import { LRUCache } from "lru-cache";
import { type Release, releaseKey } from "../releases/release.ts";
import type { TrustedKeys } from "../snapshot/key-ring.ts";
import type { Preparation } from "../snapshot/prepare-release.ts";
import { readSignedPass } from "../snapshot/read-signed-pass.ts";
import { askPreview } from "./ask-preview.ts";
import type { FoundPreview, Preview, ShownPreview } from "./preview.ts";
import { readKeptPass } from "./preview-cookie.ts";

interface Options {
  keys: Pick<TrustedKeys, "find">;
  environment: string;
  origin: string;
  registryUrl: string;
  /** Makes a release ready to be rendered. */
  prepare(manifest: FragmentManifest): Promise<Preparation>;
  /** Called with the keys of all releases that previews show, or are about to show. */
  keepLoaded(keys: readonly string[]): void;
  log: Log;
  now?: () => number;
}

interface Held {
  checkedAt: number;
  found: FoundPreview;
}

type ReadPass = { status: "read"; pass: PreviewPass } | Extract<FoundPreview, { status: "refused" }>;

/** How long a revoked preview may continue to be shown, and the shortest interval between requests to the registry. */
const freshMs = 10_000;
/** A preview that is not viewed for this long is dropped from memory. */
const idleMs = 15 * 60_000;
const mostHeld = 16;

/** Previews in use: verified, in force according to the registry, with their releases prepared. */
export class Previews {
  readonly #options: Options;
  readonly #now: () => number;
  readonly #asking = new Map<string, Promise<FoundPreview>>();
  /** Keys of releases that are being prepared, by the preview's id, until it is held. */
  readonly #preparing = new Map<string, readonly string[]>();
  readonly #held = new LRUCache<string, Held>({
    max: mostHeld,
    ttl: idleMs,
    updateAgeOnGet: true,
    ttlAutopurge: true,
    disposeAfter: () => this.#keepLoaded(),
  });
  #made = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  /** Queries the registry, unless it responded in the last few seconds. */
  async find(text: string): Promise<FoundPreview> {
    const read = this.#read(text);
    if (read.status === "refused") return read;
    const { pass } = read;
    const known = this.#held.get(pass.id);
    if (known && this.#now() - known.checkedAt < freshMs) return known.found;
    const running =
      this.#asking.get(pass.id) ?? this.#ask(pass, known?.found).finally(() => this.#asking.delete(pass.id));
    this.#asking.set(pass.id, running);
    return running;
  }

  /** Like `find`, for a cookie's value. */
  async show(kept: string): Promise<ShownPreview> {
    const { pass, isPaused } = readKeptPass(kept);
    const found = await this.find(pass);
    if (found.status === "refused") return { status: "ended", reason: found.reason };
    return { status: isPaused ? "paused" : "shown", preview: found.preview };
  }

  /** The last result for a cookie's value, without a request; undefined while it is paused. */
  held(kept: string): Preview | undefined {
    const { pass, isPaused } = readKeptPass(kept);
    const read = isPaused ? undefined : this.#read(pass);
    const found = read?.status === "read" ? this.#held.peek(read.pass.id)?.found : undefined;
    return found?.status === "found" ? found.preview : undefined;
  }

  close(): void {
    this.#held.clear();
  }

  #read(text: string): ReadPass {
    const { keys, environment, origin } = this.#options;
    const pass = readSignedPass(text, keys, previewPassSchema);
    if (!pass) return { status: "refused", reason: "invalid" };
    if (pass.environment !== environment || pass.origin !== origin) return { status: "refused", reason: "elsewhere" };
    return Date.parse(pass.expiresAt) > this.#now()
      ? { status: "read", pass }
      : { status: "refused", reason: "expired" };
  }

  async #ask(pass: PreviewPass, known: FoundPreview | undefined): Promise<FoundPreview> {
    try {
      const found = await this.#findAnew(pass, known);
      this.#held.set(pass.id, { checkedAt: this.#now(), found });
      return found;
    } finally {
      this.#preparing.delete(pass.id);
      this.#keepLoaded();
    }
  }

  async #findAnew(pass: PreviewPass, known: FoundPreview | undefined): Promise<FoundPreview> {
    const asked = await askPreview(pass, { ...this.#options, now: this.#now });
    if (asked.status === "in-force") return this.#prepareAll(pass, asked.state.releases, known);
    if (known?.status !== "refused" || known.reason !== asked.reason)
      this.#options.log.warn(
        { event: "preview.refused", preview: pass.id, reason: asked.reason },
        "a preview was refused",
      );
    return asked;
  }

  /** A ready preview stays as it is; a release that could not be prepared is tried again with each request to the registry. */
  async #prepareAll(
    { id, expiresAt }: PreviewPass,
    manifests: readonly FragmentManifest[],
    known: FoundPreview | undefined,
  ): Promise<FoundPreview> {
    const before = known?.status === "found" ? known.preview : undefined;
    if (before && isReady(before, manifests)) return { status: "found", preview: before };
    this.#preparing.set(id, manifests.map(releaseKey));
    this.#keepLoaded();
    const releases = await Promise.all(manifests.map((manifest) => this.#prepare(id, manifest)));
    this.#made += 1;
    return { status: "found", preview: { id, key: `${id}.${this.#made}`, releases, expiresAt } };
  }

  async #prepare(id: string, manifest: FragmentManifest): Promise<Release> {
    const { prepare, log } = this.#options;
    const prepared = await prepare(manifest);
    if (prepared.status === "failed") {
      const { name: fragment, version } = manifest;
      log.warn(
        { event: "preview.not_ready", preview: id, fragment, version, problem: prepared.problem },
        "a previewed release does not work: its fallback is shown",
      );
    }
    return prepared.release;
  }

  #keepLoaded(): void {
    const shown = [...this.#held.values()].flatMap(({ found }) =>
      found.status === "found" ? found.preview.releases.map(({ key }) => key) : [],
    );
    this.#options.keepLoaded([...new Set([...shown, ...[...this.#preparing.values()].flat()])]);
  }
}

function isReady({ releases }: Preview, manifests: readonly FragmentManifest[]): boolean {
  return releases.every(
    ({ isRunnable, manifest }, index) => isRunnable && isDeepStrictEqual(manifest, manifests[index]),
  );
}
