import { type BuildJob, createBuildQueue } from "./build-queue.ts";

/**
 * Runs the builds, two at a time, then those in `last`, and reports progress. Throws with the first that
 * fails; jobs that have not started by then are skipped.
 */
export async function runBuilds(
  jobs: readonly BuildJob[],
  detail: (text: string) => void,
  last: () => Promise<readonly BuildJob[]> = async () => [],
): Promise<void> {
  const queue = createBuildQueue(detail);
  try {
    await Promise.all(jobs.map((job) => queue.add(job)));
    const lastJobs = await last();
    await Promise.all(lastJobs.map((job) => queue.add(job)));
    if (jobs.length + lastJobs.length === 0) detail("nothing changed");
  } finally {
    await queue.end();
  }
}
