/** Waits for all, and rejects with the first failure once all have ended: a running one would write into a folder that is cleaned up. */
export async function allOf(works: readonly Promise<unknown>[]): Promise<void> {
  for (const one of await Promise.allSettled(works)) if (one.status === "rejected") throw one.reason;
}
