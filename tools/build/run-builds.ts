import { type BuildJob, createBuildQueue } from "./build-queue.ts";

/**
 * Runs the builds, two at a time, then those that `last` names once these are done, and tells how far they are. Throws with the first
 * that fails; jobs not begun by then never are.
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
