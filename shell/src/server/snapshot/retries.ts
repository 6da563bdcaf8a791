import { backoffMs } from "@zhian/server/backoff";

const backoff = { firstMs: 500, mostMs: 30_000 };

/** Retries with exponential backoff until `end` is called. */
export class Retries {
  #timer: NodeJS.Timeout | undefined;
  #failures = 0;

  later(retry: () => void): void {
    const failures = this.#failures;
    this.#timer = setTimeout(
      () => {
        retry();
        // Set after the retry, which calls `end` and so resets the backoff.
        this.#failures = failures + 1;
      },
      backoffMs(failures, backoff),
    ).unref();
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#failures = 0;
  }
}
