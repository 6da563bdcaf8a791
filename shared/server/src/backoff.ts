interface Backoff {
  firstMs: number;
  mostMs: number;
  /** Up to half of the wait is left out by chance, so that those who failed together do not come back together. */
  hasJitter?: boolean;
}

/** How long to wait before the next try: twice as long after each failure. `failures` counts from 0 for the first wait. */
export function backoffMs(failures: number, { firstMs, mostMs, hasJitter = false }: Backoff): number {
  const waitMs = Math.min(firstMs * 2 ** failures, mostMs);
  return hasJitter ? waitMs * (0.5 + Math.random() / 2) : waitMs;
}
