/** Two more tries at most, so that a file that is lost on the way does not cost the page. */
const pausesMs = [250, 750];

/** Repeats `work` where its failure is worth it. Waits vary by visitor: a server that comes back is not overrun. */
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
