import type { FragmentManifest } from "@zhian/contracts/fragment";
import type { RenderDecision, RenderRequest } from "@zhian/contracts/render";
import { releaseKey } from "../releases/release.ts";
import type { RenderOutcome, RenderTask } from "./pending-renders.ts";
import type { Renderer } from "./renderer.ts";

interface Limits {
  maxBytes: number;
  freshMs: number;
  now?: () => number;
}

interface Kept {
  task: RenderTask;
  /** While it is being rendered: for ever. */
  freshUntil: number;
  bytes: number;
}

/**
 * Shows what a fragment that ignores queries has rendered for one address on others: a page that nobody asked for before is then
 * rendered for its own part only. A render request holds nothing of any one visitor, and all of it is in the key.
 */
export class RenderCache {
  readonly #renderer: Pick<Renderer, "render" | "hasRoom">;
  readonly #limits: Limits;
  readonly #now: () => number;
  readonly #kept = new Map<string, Kept>();
  #bytes = 0;

  constructor(renderer: Pick<Renderer, "render" | "hasRoom">, limits: Limits) {
    this.#renderer = renderer;
    this.#limits = limits;
    this.#now = limits.now ?? Date.now;
  }

  /** As the renderer's own. Whoever asks for what is being rendered is given the same. */
  render(manifest: FragmentManifest, asked: RenderRequest): RenderTask {
    if (!manifest.ignoresQuery) return this.#renderer.render(manifest, asked);
    const request = { ...asked, url: asked.url.replace(/\?.*/s, "") };
    const { url, locale, currency, signedIn, slots } = request;
    const key = `${releaseKey(manifest)} ${locale} ${currency} ${signedIn} ${slots.join()} ${url}`;
    const kept = this.#kept.get(key);
    if (kept && kept.freshUntil > this.#now()) {
      // Set anew, so that the first of the map is the one that nobody has asked for the longest.
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      return kept.task;
    }
    if (kept) this.#drop(key, kept);
    return this.#begin(key, this.#renderer.render(manifest, request));
  }

  hasRoom(manifest: FragmentManifest): boolean {
    return this.#renderer.hasRoom(manifest);
  }

  /** Releases that are no longer served are not asked for again. */
  clear(): void {
    this.#kept.clear();
    this.#bytes = 0;
  }

  #begin(key: string, task: RenderTask): RenderTask {
    const entry: Kept = { task, freshUntil: Number.POSITIVE_INFINITY, bytes: 0 };
    this.#kept.set(key, entry);
    void Promise.all([task.decided, task.done]).then(([decision, outcome]) => {
      if (this.#kept.get(key) !== entry) return;
      if (outcome.outcome === "rendered" && isPage(decision)) this.#settle(entry, outcome);
      else this.#drop(key, entry);
    });
    return task;
  }

  #settle(entry: Kept, outcome: Extract<RenderOutcome, { outcome: "rendered" }>): void {
    const { html, data } = outcome.parts;
    const texts = [...Object.values(html), ...Object.values(data)];
    entry.bytes = texts.reduce((sum, { byteLength }) => sum + byteLength, 0);
    entry.freshUntil = this.#now() + this.#limits.freshMs;
    // Shown again it costs no time.
    entry.task = { decided: entry.task.decided, done: Promise.resolve({ ...outcome, ms: 0 }) };
    this.#bytes += entry.bytes;
    for (const [oldest, kept] of this.#kept) {
      if (this.#bytes <= this.#limits.maxBytes) return;
      this.#drop(oldest, kept);
    }
  }

  #drop(key: string, { bytes }: Kept): void {
    this.#kept.delete(key);
    this.#bytes -= bytes;
  }
}

/** A redirect or an error is an answer to one address. */
function isPage(decision: RenderDecision | undefined): boolean {
  return decision?.status === 200 && decision.redirect === undefined;
}
