import { type BuildJob, createBuildQueue } from "./build-queue.ts";

/** Runs the builds, two at a time, and tells how far they are. Throws with the first that fails; jobs not begun by then never are. */
export async function runBuilds(jobs: readonly BuildJob[], detail: (text: string) => void): Promise<void> {
  if (jobs.length === 0) return detail("nothing changed");
  const queue = createBuildQueue(detail);
  try {
    await Promise.all(jobs.map((job) => queue.add(job)));
  } finally {
    await queue.end();
  }
}
