import { isNewer } from "../releases/release.ts";

/** Records which releases must stay loaded, and why: one that is no longer needed for one reason may be needed for another. */
export class WantedReleases {
  #served: ReadonlySet<string> = new Set();
  /** Loaded for a snapshot that is not live yet. */
  readonly #coming = new Set<string>();
  #previewed: ReadonlySet<string> = new Set();

  comes(key: string): void {
    this.#coming.add(key);
  }

  serve(keys: readonly string[]): void {
    this.#served = new Set(keys);
    this.#coming.clear();
  }

  preview(keys: readonly string[]): void {
    this.#previewed = new Set(keys);
  }

  previewed(): string[] {
    return [...this.#previewed];
  }

  /** Whether it is used in previews only: it then proves nothing about what visitors are served. */
  readonly isOnlyPreviewed = (key: string): boolean =>
    this.#previewed.has(key) && !this.#served.has(key) && !this.#coming.has(key);

  /** Whether one of the loaded releases is newer than `key`, and not only previewed. */
  hasNewer(key: string, loaded: Iterable<string>): boolean {
    return [...loaded].some((other) => isNewer(other, key) && !this.isOnlyPreviewed(other));
  }

  has(key: string): boolean {
    return this.#served.has(key) || this.#coming.has(key) || this.#previewed.has(key);
  }
}
