interface Backoff {
  firstMs: number;
  mostMs: number;
  /** Randomly omits up to half of the wait, so that clients that failed together do not retry together. */
  hasJitter?: boolean;
}

/** How long to wait before the next attempt: twice as long after each failure. `failures` counts from 0 for the first wait. */
export function backoffMs(failures: number, { firstMs, mostMs, hasJitter = false }: Backoff): number {
  const waitMs = Math.min(firstMs * 2 ** failures, mostMs);
  return hasJitter ? waitMs * (0.5 + Math.random() / 2) : waitMs;
}
