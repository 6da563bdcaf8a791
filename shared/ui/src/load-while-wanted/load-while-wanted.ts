/** Before what was lost in transit is requested again. */
const pausesMs = [2_000, 5_000, 15_000];

/**
 * Loads what the visitor is waiting for. After a failure it is requested again: after each pause, and whenever the browser is back
 * online, from where the pauses begin anew. Settles only when it has loaded, or rejects when it is no longer wanted.
 */
export async function loadWhileWanted<Part>(load: () => Promise<Part>, wanted: AbortSignal): Promise<Part> {
  let pauses = pausesMs.values();
  for (;;) {
    try {
      const part = await load();
      if (!wanted.aborted) return part;
    } catch {
      // Lost in transit.
    }
    const isBackOnline = await nextTry(pauses.next().value, wanted);
    if (isBackOnline) pauses = pausesMs.values();
  }
}

/** Resolves after the pause, or once the browser is back online, and tells which; without a pause, only then. Rejects once aborted. */
async function nextTry(pauseMs: number | undefined, wanted: AbortSignal): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  const stop = () => reject(wanted.reason);
  const onOnline = () => resolve(true);
  const timer = pauseMs === undefined ? undefined : setTimeout(() => resolve(false), pauseMs);
  window.addEventListener("online", onOnline);
  wanted.addEventListener("abort", stop);
  if (wanted.aborted) stop();

  return promise.finally(() => {
    clearTimeout(timer);
    window.removeEventListener("online", onOnline);
    wanted.removeEventListener("abort", stop);
  });
}
