const firstMs = 500;
const lastMs = 30_000;

/** Tries again, after twice the time whenever it was in vain, until it is ended. */
export class Retries {
  #timer: NodeJS.Timeout | undefined;
  #waitMs = firstMs;

  later(retry: () => void): void {
    const waitMs = this.#waitMs;
    this.#timer = setTimeout(() => {
      retry();
      // Whoever tries ends what was planned before, and its waits with it.
      this.#waitMs = Math.min(waitMs * 2, lastMs);
    }, waitMs).unref();
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#waitMs = firstMs;
  }
}
