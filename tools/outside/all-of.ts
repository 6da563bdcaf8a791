/** Waits for all, then rejects with the first failure: one still running would write to a folder that is being removed. */
export async function allOf(works: readonly Promise<unknown>[]): Promise<void> {
  for (const one of await Promise.allSettled(works)) if (one.status === "rejected") throw one.reason;
}
