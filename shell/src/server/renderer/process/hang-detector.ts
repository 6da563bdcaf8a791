import type { ProcessState } from "./process-state.ts";

/** A single check proves nothing: the machine may have been asleep or busy just before. */
const silentLooks = 3;
/** A healthy process sends ten messages a second. */
const mostMainCpuMs = 5_000;
/** The main thread would have got its share of this, unless it waits for something that never happens. */
const mostCpuMs = 20_000;

/** Distinguishes a stuck process from one that a busy machine starves. */
export class HangDetector {
  readonly #read: () => ProcessState | undefined;
  #looks = 0;
  #first: ProcessState | undefined;

  /** `read` is called at every check. */
  constructor(read: () => ProcessState | undefined) {
    this.#read = read;
  }

  heard(): void {
    this.#looks = 0;
  }

  /** Call at intervals. Returns whether to give up on the process. */
  look(): boolean {
    this.#looks += 1;
    const state = this.#read();
    if (this.#looks === 1) this.#first = state;
    if (this.#looks < silentLooks) return false;
    if (!state?.wantsToRun) return true;
    const { mainCpuMs = 0, cpuMs = 0 } = this.#first ?? {};
    return state.mainCpuMs - mainCpuMs >= mostMainCpuMs || state.cpuMs - cpuMs >= mostCpuMs;
  }
}
