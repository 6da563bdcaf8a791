import { readReleaseKey } from "../releases/release.ts";

/** Longer than the registry watches a promotion, so that the previous release is back at once after an automatic rollback, too. */
const standbyMs = 15 * 60_000;

/** Releases that were replaced recently: they are the most likely to return, so their workers stay warm. */
export class WarmStandby {
  readonly #end: (key: string) => void;
  readonly #timers = new Map<string, NodeJS.Timeout>();

  /** `end` is called only for releases whose time is over. */
  constructor(end: (key: string) => void) {
    this.#end = end;
  }

  /** Keeps at most one release of a fragment: the latest one that another version has replaced. */
  replace(leaving: readonly string[], staying: readonly string[]): void {
    const latest = new Map<string, string>();
    for (const key of [...this.#timers.keys(), ...leaving]) {
      if (staying.some((other) => isOther(other, key))) latest.set(readReleaseKey(key).name, key);
    }
    const kept = new Set(latest.values());
    for (const key of this.#timers.keys()) if (!kept.has(key)) this.take(key);
    for (const key of kept) if (!this.#timers.has(key)) this.#await(key);
  }

  keys(): string[] {
    return [...this.#timers.keys()];
  }

  /** Takes a release off standby without ending it. */
  take(key: string): void {
    clearTimeout(this.#timers.get(key));
    this.#timers.delete(key);
  }

  clear(): void {
    for (const key of this.keys()) this.take(key);
  }

  #await(key: string): void {
    const timer = setTimeout(() => {
      this.#timers.delete(key);
      this.#end(key);
    }, standbyMs);
    timer.unref();
    this.#timers.set(key, timer);
  }
}

function isOther(key: string, than: string): boolean {
  return key !== than && readReleaseKey(key).name === readReleaseKey(than).name;
}
