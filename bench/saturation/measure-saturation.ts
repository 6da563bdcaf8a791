import { acceptableMs, findSaturation, type Saturation } from "../load/find-saturation.ts";
import type { LoadReport, SecondOfLoad } from "../load/load-order.ts";
import type { LoadServer, LoadSite } from "../load/load-site.ts";
import { startLoad } from "../load/start-load.ts";
import { pagePath, withShell } from "../load/with-shell.ts";
import { loadAverage } from "../machine.ts";
import { type Spread, spreads } from "../statistics.ts";

interface OverloadRound {
  /** Complete pages per second. */
  goodput: number;
  goodP99Ms: number;
  /** Share of the requests that were turned away. */
  turnedAway: number;
  /** 0 if there were none. */
  turnedAwayP99Ms: number;
  /** Share of the requests that got a page with a fallback in a slot. */
  degraded: number;
  /** Requests with any other outcome. */
  failed: number;
  /** From the end of the overload until all seconds at half the best rate are healthy. */
  recoverySeconds: number;
}

interface Overload {
  /** Multiple of the best rate. */
  times: number;
  figures: Record<keyof OverloadRound, Spread>;
  rounds: OverloadRound[];
  problems: Record<string, number>;
}

export interface SaturationFindings {
  best: Saturation;
  secondsEach: number;
  arePinned: boolean;
  loads: Overload[];
  load: number[];
}

interface SaturationOptions {
  site: LoadSite;
  rounds: number;
  seconds: number;
  detail(text: string): void;
}

const multiples = [1, 2, 5];
const recoverySeconds = 7;

/** Finds the best rate, then sends 1×, 2× and 5× that rate, in turn. */
export function measureSaturation(options: SaturationOptions): Promise<SaturationFindings> {
  const { site, rounds, seconds, detail } = options;
  return withShell(site, async (shell) => {
    const best = await findSaturation(site, shell, detail);
    const loads = multiples.map((times) => ({
      times,
      rounds: new Array<OverloadRound>(),
      problems: new Array<LoadReport["problems"]>(),
    }));
    const load: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const one of round % 2 === 0 ? loads : loads.toReversed()) {
        detail(`round ${round + 1} of ${rounds}, ${one.times} times ${Math.round(best.rate)} pages per second`);
        const { made, problems } = await overload(site, shell, { rate: best.rate, times: one.times, seconds });
        one.rounds.push(made);
        one.problems.push(problems);
      }
      load.push(loadAverage());
    }
    return {
      best,
      secondsEach: seconds,
      arePinned: site.cores.arePinned,
      loads: loads.map(({ times, rounds: made, problems }) => ({
        times,
        figures: spreads(made.map((round) => ({ ...round }))),
        rounds: made,
        problems: addUp(problems),
      })),
      load,
    };
  });
}

async function overload(
  site: LoadSite,
  { url }: LoadServer,
  { rate, times, seconds }: { rate: number; times: number; seconds: number },
): Promise<{ made: OverloadRound; problems: LoadReport["problems"] }> {
  const paths = [pagePath];
  const { counts, goodMs, turnedAwayMs, problems } = await startLoad(site, { url, paths, rate: rate * times, seconds })
    .report;
  const after = await startLoad(site, { url, paths, rate: rate / 2, seconds: recoverySeconds }).report;
  const asked = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const made = {
    goodput: counts.good / seconds,
    goodP99Ms: goodMs?.p99 ?? 0,
    turnedAway: counts["turned-away"] / asked,
    turnedAwayP99Ms: turnedAwayMs?.p99 ?? 0,
    degraded: counts.degraded / asked,
    failed: asked - counts.good - counts["turned-away"] - counts.degraded,
    recoverySeconds: recoveredAfter(after.seconds),
  };
  return { made, problems };
}

/** Seconds up to the last unhealthy one; all of them if the last second was unhealthy. */
export function recoveredAfter(seconds: readonly SecondOfLoad[]): number {
  const isBad = ({ good, turnedAway, failed, p99Ms }: SecondOfLoad) =>
    good === 0 || turnedAway > 0 || failed > 0 || p99Ms > acceptableMs;
  return seconds.findLastIndex(isBad) + 1;
}

function addUp(all: readonly LoadReport["problems"][]): LoadReport["problems"] {
  const sum: LoadReport["problems"] = {};
  for (const [name, count] of all.flatMap((one) => Object.entries(one))) sum[name] = (sum[name] ?? 0) + count;
  return sum;
}
