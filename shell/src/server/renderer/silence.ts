import type { ThreadState } from "./main-thread.ts";

/** One look may come right after a time in which nobody could look, or read what was said: the machine slept, or was kept busy. */
const silentLooks = 3;
/** It says something ten times a second. */
const mostSilentCpuMs = 5_000;

/** Tells a process that is stuck from one that a busy machine does not let run. */
export class Silence {
  readonly #read: () => ThreadState | undefined;
  #looks = 0;
  #cpuMs = 0;

  /** `read` is asked only once there is silence. */
  constructor(read: () => ThreadState | undefined) {
    this.#read = read;
  }

  heard(): void {
    this.#looks = 0;
  }

  /** To be called now and then; whether it is to be given up. */
  look(): boolean {
    this.#looks += 1;
    const state = this.#read();
    if (this.#looks === 1) this.#cpuMs = state?.cpuMs ?? 0;
    if (this.#looks < silentLooks) return false;
    return !state?.wantsToRun || state.cpuMs - this.#cpuMs >= mostSilentCpuMs;
  }
}
