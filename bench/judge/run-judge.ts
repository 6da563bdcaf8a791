import type { Bench } from "../bench.ts";
import { type Buckets, measureBuckets } from "./measure-buckets.ts";
import { type PressReleases, simulatePresses } from "./simulate-presses.ts";
import { type BadReleases, type GoodReleases, simulateBadReleases, simulateGoodReleases } from "./simulate-releases.ts";

export interface JudgeFindings {
  good: GoodReleases;
  bad: BadReleases[];
  presses: PressReleases;
  buckets: Buckets;
}

/** The release itself gets fifty pages a second, half of that, or a tenth. */
const badReleases = [
  { failedShare: 0.05, kind: "promoted", share: 1, minutes: 2 },
  { failedShare: 0.05, kind: "canary", share: 0.5, minutes: 2 },
  { failedShare: 0.05, kind: "canary", share: 0.1, minutes: 3 },
] as const;

/** Starts no servers: calls the functions that the registry judges with and that the shell selects canaries with. */
export async function runJudge({ config }: Bench, detail: (text: string) => void): Promise<{ judge: JudgeFindings }> {
  const { judgedReleases } = config;
  detail("good releases");
  const good = await simulateGoodReleases(judgedReleases);
  const bad: BadReleases[] = [];
  for (const release of badReleases) {
    detail(`releases that fail ${release.failedShare * 100} % of their pages`);
    bad.push(await simulateBadReleases(release, judgedReleases));
  }
  detail("releases that answer presses late");
  const presses = await simulatePresses(judgedReleases);
  detail("a million visitors");
  return { judge: { good, bad, presses, buckets: await measureBuckets(1_000_000) } };
}
