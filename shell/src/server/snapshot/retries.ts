const firstMs = 500;
const lastMs = 30_000;

/** Retries with exponential backoff until it is ended. */
export class Retries {
  #timer: NodeJS.Timeout | undefined;
  #waitMs = firstMs;

  later(retry: () => void): void {
    const waitMs = this.#waitMs;
    this.#timer = setTimeout(() => {
      retry();
      // Set after the retry, which calls `end` and so resets the backoff.
      this.#waitMs = Math.min(waitMs * 2, lastMs);
    }, waitMs).unref();
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#waitMs = firstMs;
  }
}
