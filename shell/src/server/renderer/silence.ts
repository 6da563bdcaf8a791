import type { ThreadState } from "./main-thread.ts";

/** A single check may follow a time in which nothing could run or be read: the machine slept, or was busy. */
const silentLooks = 3;
/** A healthy process sends ten messages a second. */
const mostSilentCpuMs = 5_000;

/** Distinguishes a stuck process from one that a busy machine starves. */
export class Silence {
  readonly #read: () => ThreadState | undefined;
  #looks = 0;
  #cpuMs = 0;

  /** `read` is called at every check. */
  constructor(read: () => ThreadState | undefined) {
    this.#read = read;
  }

  heard(): void {
    this.#looks = 0;
  }

  /** Call at intervals. Returns whether to give up on the process. */
  look(): boolean {
    this.#looks += 1;
    const state = this.#read();
    if (this.#looks === 1) this.#cpuMs = state?.cpuMs ?? 0;
    if (this.#looks < silentLooks) return false;
    return !state?.wantsToRun || state.cpuMs - this.#cpuMs >= mostSilentCpuMs;
  }
}
