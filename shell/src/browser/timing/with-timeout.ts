const turnMs = 250;

/**
 * Settles as `work` does, or rejects if `ms` pass first. Leaves no timer behind.
 *
 * The time is counted in turns, and a late turn counts no more than the others: a slow device's pause of one second uses only 250 ms
 * of the limit, as the work could not run in that second either.
 */
export async function within<T>(what: string, ms: number, work: Promise<T>): Promise<T> {
  const expiry = Promise.withResolvers<never>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (leftMs: number) => {
    if (leftMs > 0) timer = setTimeout(wait, Math.min(leftMs, turnMs), leftMs - turnMs);
    else expiry.reject(new Error(`${what} took longer than ${ms} ms`));
  };
  wait(ms);
  try {
    return await Promise.race([work, expiry.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** For work that the caller can do without: resolves to undefined if it fails or takes longer. */
export function tryWithin<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  return within("", ms, work).catch(() => undefined);
}
