/** Before what was lost in transit is requested again. */
const pausesMs = [2_000, 5_000, 15_000];

/**
 * Loads what the visitor is waiting for. After a failure it is requested again: after each pause, and whenever the browser is back
 * online. Settles only when it has loaded, or rejects when it is no longer wanted.
 */
export async function loadWhileWanted<Part>(load: () => Promise<Part>, wanted: AbortSignal): Promise<Part> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await load();
    } catch {
      await nextTry(pausesMs[failures], wanted);
    }
  }
}

/** Resolves after the pause, or once the browser is back online: without a pause, only then. */
async function nextTry(pauseMs: number | undefined, wanted: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const stop = () => reject(wanted.reason);
  const resume = () => resolve();
  const timer = pauseMs === undefined ? undefined : setTimeout(resume, pauseMs);
  window.addEventListener("online", resume);
  wanted.addEventListener("abort", stop);
  if (wanted.aborted) stop();

  await promise.finally(() => {
    clearTimeout(timer);
    window.removeEventListener("online", resume);
    wanted.removeEventListener("abort", stop);
  });
}
