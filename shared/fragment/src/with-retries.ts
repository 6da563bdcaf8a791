/** At most two retries, so that a file lost in transit does not break the page. */
const pausesMs = [250, 750];

/** Retries `work` if the error warrants it. Delays are randomized, so that a recovering server is not overloaded. */
export async function withRetries<T>(
  work: () => Promise<T>,
  isWorthwhile: (error: unknown) => boolean,
  pause: (ms: number) => Promise<void> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<T> {
  for (const pauseMs of pausesMs) {
    try {
      return await work();
    } catch (error) {
      if (!isWorthwhile(error)) throw error;
    }
    await pause(pauseMs * (0.5 + Math.random()));
  }
  return work();
}
