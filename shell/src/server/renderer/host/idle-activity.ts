const busy = 0.2;
/** In a row: what it had begun while it was served may end. */
const enoughLooks = 3;

/** Whether a thread that nobody asks for anything is at work all the same. */
export class IdleActivity {
  #looks = 0;

  /** To be told now and then which share of the time since then it was busy; the first time is from before. */
  look(share: number): boolean {
    this.#looks = share > busy ? this.#looks + 1 : 0;
    return this.#looks > enoughLooks;
  }
}
