/** Runs the jobs, never more than `limit` at a time. The first failure is thrown; jobs not begun by then never are. */
export async function atMost<T>(limit: number, jobs: readonly (() => Promise<T>)[]): Promise<T[]> {
  const results: T[] = [];
  const waiting = [...jobs.entries()];
  let failed = false;
  async function takeNext() {
    for (let next = waiting.shift(); next !== undefined && !failed; next = waiting.shift()) {
      const [index, job] = next;
      results[index] = await job();
    }
  }
  const lanes = Array.from({ length: limit }, () =>
    takeNext().catch((error: unknown) => {
      failed = true;
      throw error;
    }),
  );
  await Promise.all(lanes);
  return results;
}
