import { LRUCache } from "lru-cache";
import { freshMsOf } from "../../renderer/render-cache.ts";
import type { CachedPage } from "./cached-page.ts";

export interface KeptPage {
  page: CachedPage;
  /** A `Date.now()` timestamp. */
  madeAt: number;
  isDegraded: boolean;
}

export interface FoundPage extends KeptPage {
  status: "fresh" | "stale";
}

const staleMs = 24 * 3600_000;

/** An LRU cache of complete pages. Contains no visitor's own data. */
export class PageCache {
  readonly #pages: LRUCache<string, KeptPage>;
  readonly #freshMs: number;
  readonly #now: () => number;

  constructor(limits: { maxBytes: number; freshMs: number }, now: () => number = Date.now) {
    // For the library, zero would mean no limit. No page fits into one byte.
    const maxSize = Math.max(limits.maxBytes, 1);
    this.#pages = new LRUCache({ maxSize, sizeCalculation: ({ page }) => page.bytes });
    this.#freshMs = limits.freshMs;
    this.#now = now;
  }

  /** `stale` pages are for when no newer one can be rendered. */
  find(key: string): FoundPage | undefined {
    const kept = this.#pages.get(key);
    if (!kept) return undefined;
    const age = this.#now() - kept.madeAt;
    if (age > staleMs) {
      this.#pages.delete(key);
      return undefined;
    }
    return { ...kept, status: age < freshMsOf(kept, this.#freshMs) ? "fresh" : "stale" };
  }

  /** A page larger than the whole cache is not stored. `isDegraded`: one of its renders is. */
  keep(key: string, page: CachedPage, { isDegraded = false } = {}): void {
    this.#pages.set(key, { page, madeAt: this.#now(), isDegraded });
  }

  /** Pages of another revision are never requested again. */
  clear(): void {
    this.#pages.clear();
  }
}
