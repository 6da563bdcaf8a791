import { atMost } from "./at-most.ts";

const buildsAtOnce = 2;

export interface BuildJob {
  name: string;
  run: () => Promise<void>;
}

/** Runs the builds, two at a time, and tells how far they are. */
export async function runBuilds(jobs: readonly BuildJob[], detail: (text: string) => void): Promise<void> {
  if (jobs.length === 0) return detail("nothing changed");
  const underWay = new Set<string>();
  let done = 0;
  const tell = () => {
    const now = underWay.size > 0 ? `, now ${[...underWay].join(", ")}` : "";
    detail(`${done} of ${jobs.length} built${now}`);
  };
  await atMost(
    buildsAtOnce,
    jobs.map(({ name, run }) => async () => {
      underWay.add(name);
      tell();
      await run();
      underWay.delete(name);
      done += 1;
      tell();
    }),
  );
}
