import type { CachedPage } from "./cached-page.ts";

export interface KeptPage {
  page: CachedPage;
  /** As `Date.now()` counts. */
  madeAt: number;
}

export interface FoundPage extends KeptPage {
  status: "fresh" | "stale";
}

const staleMs = 24 * 3600_000;

/** Finished pages, the least recently used ones leaving first. Holds nothing of any one visitor. */
export class PageCache {
  readonly #pages = new Map<string, KeptPage>();
  readonly #maxBytes: number;
  readonly #freshMs: number;
  readonly #now: () => number;
  #bytes = 0;

  constructor(limits: { maxBytes: number; freshMs: number }, now: () => number = Date.now) {
    this.#maxBytes = limits.maxBytes;
    this.#freshMs = limits.freshMs;
    this.#now = now;
  }

  /** `stale` pages are for when no newer one can be made. */
  find(key: string): FoundPage | undefined {
    const kept = this.#pages.get(key);
    if (!kept) return undefined;
    const age = this.#now() - kept.madeAt;
    if (age > staleMs) {
      this.#remove(key, kept);
      return undefined;
    }
    this.#pages.delete(key);
    this.#pages.set(key, kept);
    return { ...kept, status: age < this.#freshMs ? "fresh" : "stale" };
  }

  keep(key: string, page: CachedPage): void {
    const old = this.#pages.get(key);
    if (old) this.#remove(key, old);
    if (page.bytes > this.#maxBytes) return;
    this.#pages.set(key, { page, madeAt: this.#now() });
    this.#bytes += page.bytes;
    for (const [oldest, kept] of this.#pages) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#remove(oldest, kept);
    }
  }

  /** Pages of another revision are never asked for again. */
  clear(): void {
    this.#pages.clear();
    this.#bytes = 0;
  }

  #remove(key: string, kept: KeptPage): void {
    this.#pages.delete(key);
    this.#bytes -= kept.page.bytes;
  }
}
