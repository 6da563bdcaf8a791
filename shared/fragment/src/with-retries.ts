/** Two more tries at most, so that a file that is lost on the way does not cost the page. */
const pausesMs = [250, 750];

/** Does `work` again when what fails is worth it. No two visitors wait as long: a server that comes back is not run over. */
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
