interface Wait {
  /** How many tries have failed, from 1. */
  tries: number;
  longestMs: number;
  signal?: AbortSignal;
}

const firstMs = 1_000;

/**
 * Resolves when another try is worthwhile: after an exponential delay with jitter, or at once when the network is back, when the
 * visitor returns to the tab, or on abort.
 */
export async function backoff({ tries, longestMs, signal }: Wait): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const end = () => resolve();
  const onLook = () => document.visibilityState === "visible" && end();
  const waitMs = Math.min(longestMs, firstMs * 2 ** (tries - 1)) * (0.5 + Math.random() / 2);
  const timer = setTimeout(end, waitMs);
  window.addEventListener("online", end);
  document.addEventListener("visibilitychange", onLook);
  signal?.addEventListener("abort", end);
  if (signal?.aborted) end();

  await promise;
  clearTimeout(timer);
  window.removeEventListener("online", end);
  document.removeEventListener("visibilitychange", onLook);
  signal?.removeEventListener("abort", end);
}
