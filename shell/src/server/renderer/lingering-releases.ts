import semver from "semver";
import { readReleaseKey } from "../releases/release.ts";

const lingerMs = 5 * 60_000;

/** Releases that a newer version has replaced: the likeliest to come back, so their workers stay warm for a while. */
export class LingeringReleases {
  readonly #end: (key: string) => void;
  readonly #timers = new Map<string, NodeJS.Timeout>();

  /** `end` is told of those whose time is over, and of no others. */
  constructor(end: (key: string) => void) {
    this.#end = end;
  }

  /** One of a fragment at most. A release that was taken back for an older one is none of them: it may do harm. */
  replace(leaving: readonly string[], staying: readonly string[]): void {
    const latest = new Map<string, string>();
    for (const key of [...this.#timers.keys(), ...leaving]) {
      if (staying.some((other) => isNewer(other, key))) latest.set(readReleaseKey(key).name, key);
    }
    const lingering = new Set(latest.values());
    for (const key of this.#timers.keys()) if (!lingering.has(key)) this.take(key);
    for (const key of lingering) if (!this.#timers.has(key)) this.#await(key);
  }

  keys(): string[] {
    return [...this.#timers.keys()];
  }

  /** It lingers no more, and is not ended: it is served again. */
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
    }, lingerMs);
    timer.unref();
    this.#timers.set(key, timer);
  }
}

function isNewer(key: string, than: string): boolean {
  const [one, other] = [readReleaseKey(key), readReleaseKey(than)];
  if (one.name !== other.name) return false;
  return (
    semver.valid(one.version) !== null && semver.valid(other.version) !== null && semver.gt(one.version, other.version)
  );
}
