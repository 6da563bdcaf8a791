import type { FragmentManifest } from "@zhian/contracts/fragment";
import type { RenderDecision } from "@zhian/contracts/render";
import { LRUCache } from "lru-cache";
import { releaseKey } from "../releases/release.ts";
import type { RenderOutcome, RenderTask } from "./pending-renders.ts";
import type { PageRender } from "./protocol/messages.ts";
import type { Renderer } from "./renderer.ts";

interface Limits {
  /** The total size of HTML, data and keys. */
  maxBytes: number;
  freshMs: number;
  now?: () => number;
}

interface Kept {
  task: RenderTask;
  freshUntil: number;
}

type Rendered = Extract<RenderOutcome, { outcome: "rendered" }>;

/**
 * Caches renders of fragments that ignore the query, for all queries of a path: a page with a query not requested before then
 * renders only its other fragments. A render request contains no visitor's personal data, and all that varies in it is in the key.
 */
export class RenderCache {
  readonly #renderer: Pick<Renderer, "render" | "hasRoom">;
  readonly #freshMs: number;
  readonly #now: () => number;
  readonly #rendering = new Map<string, RenderTask>();
  readonly #kept: LRUCache<string, Kept>;

  constructor(renderer: Pick<Renderer, "render" | "hasRoom">, { maxBytes, freshMs, now = Date.now }: Limits) {
    this.#renderer = renderer;
    this.#freshMs = freshMs;
    this.#now = now;
    this.#kept = new LRUCache({ maxSize: maxBytes });
  }

  /** Like `Renderer.render`. Concurrent requests for the same render share it. */
  render(manifest: FragmentManifest, asked: PageRender): RenderTask {
    if (!manifest.ignoresQuery) return this.#renderer.render(manifest, asked);
    if (asked.drafts !== undefined) return this.renderApart(manifest, asked);
    const request = withoutQuery(asked);
    const { url, locale, currency, signedIn, slots, catalogue } = request;
    const key = `${releaseKey(manifest)} ${locale} ${currency} ${signedIn} ${slots.join()} ${catalogue.id} ${url}`;
    return (
      this.#rendering.get(key) ?? this.#findFresh(key) ?? this.#begin(key, this.#renderer.render(manifest, request))
    );
  }

  /** Renders for this page only: the result is neither cached nor taken from the cache. */
  renderApart(manifest: FragmentManifest, asked: PageRender): RenderTask {
    return this.#renderer.render(manifest, manifest.ignoresQuery ? withoutQuery(asked) : asked);
  }

  hasRoom(manifest: FragmentManifest): boolean {
    return this.#renderer.hasRoom(manifest);
  }

  /** Call when other releases are served: renders of the previous ones are not needed again. */
  clear(): void {
    this.#rendering.clear();
    this.#kept.clear();
  }

  #findFresh(key: string): RenderTask | undefined {
    const kept = this.#kept.get(key);
    return kept && kept.freshUntil > this.#now() ? kept.task : undefined;
  }

  #begin(key: string, task: RenderTask): RenderTask {
    this.#rendering.set(key, task);
    void Promise.all([task.decided, task.done]).then(([decision, outcome]) => {
      // Cleared meanwhile, and perhaps started again.
      if (this.#rendering.get(key) !== task) return;
      this.#rendering.delete(key);
      if (outcome.outcome === "rendered" && isPage(decision)) this.#keep(key, task, outcome);
    });
    return task;
  }

  #keep(key: string, { decided }: RenderTask, outcome: Rendered): void {
    // A reused render takes no time.
    const task = { decided, done: Promise.resolve({ ...outcome, ms: 0 }) };
    const { html, data } = outcome.parts;
    const texts = [...Object.values(html), ...Object.values(data)];
    const size = texts.reduce((sum, { byteLength }) => sum + byteLength, key.length);
    this.#kept.set(key, { task, freshUntil: this.#now() + freshMsOf(outcome, this.#freshMs) }, { size });
  }
}

function withoutQuery(asked: PageRender): PageRender {
  return { ...asked, url: asked.url.replace(/\?.*/s, "") };
}

const degradedFreshMs = 2_000;

/**
 * How long a render or page is fresh: only shortly if it is degraded, since the next one may be whole, but long enough that an
 * outage of the api does not become many renders of the same page.
 */
export function freshMsOf({ isDegraded = false }: { isDegraded?: boolean | undefined }, usualMs: number): number {
  return isDegraded ? Math.min(usualMs, degradedFreshMs) : usualMs;
}

/** Redirects and errors apply to one address only. */
function isPage(decision: RenderDecision | undefined): boolean {
  return decision?.status === 200 && decision.redirect === undefined;
}
