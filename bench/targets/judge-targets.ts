import type { Buckets } from "../judge/measure-buckets.ts";
import type { JudgeFindings } from "../judge/run-judge.ts";
import { type BadReleases, type GoodReleases, pagesPerSecond } from "../judge/simulate-releases.ts";
import { percentile } from "../statistics.ts";
import { formatNumber } from "../table.ts";
import type { Target } from "./target.ts";

const soonShare = 0.99;
const nearPercent = 0.1;

export function judgeTargets({ good, bad, buckets }: JudgeFindings): Target[] {
  return [goodTarget(good), ...bad.map(badTarget), ...bucketTargets(buckets)];
}

function goodTarget({ releases, takenBack, minutes }: GoodReleases): Target {
  return {
    what: `good releases, simulated: 1, 5, 25 % and promoted at ${pagesPerSecond} pages a second, judged every 5 s for ${minutes} minutes`,
    yardstick: "–",
    target: "≤ 1 of 1,000 taken back",
    measured: `${formatNumber(takenBack)} of ${formatNumber(releases)}`,
    isMet: takenBack <= releases / 1000,
  };
}

function badTarget({ failedShare, kind, share, releases, minutes, seconds }: BadReleases): Target {
  const inTime = seconds.filter((time) => time <= minutes * 60).length;
  const to = kind === "promoted" ? "promoted" : `a canary of ${share * 100} %`;
  const [middle, late] = seconds.length === 0 ? [] : [percentile(seconds, 0.5), percentile(seconds, 0.99)];
  const found = middle === undefined ? "never" : `after ${formatNumber(middle)} s, p99 ${formatNumber(late ?? 0)} s`;
  return {
    what: `a release that fails ${failedShare * 100} % of its pages, ${to}, where the site has ${pagesPerSecond} pages a second`,
    yardstick: "0.2 % fail of the release before",
    target: `99 of 100 taken back within ${minutes} minutes`,
    measured: `${formatNumber((inTime / releases) * 100, 1)} % of ${formatNumber(releases)}; ${found}`,
    isMet: inTime >= releases * soonShare,
  };
}

function bucketTargets({ visitors, shares, overlap }: Buckets): Target[] {
  const who = `${formatNumber(visitors)} visitors`;
  const off = Math.max(...shares.map(({ asked, given }) => Math.abs(asked - given)));
  return [
    {
      what: `canaries of ${shares.map(({ asked }) => asked).join(", ")} %, ${who}`,
      yardstick: "–",
      target: `± ${nearPercent} % of visitors`,
      measured: `${shares.map(({ given }) => formatNumber(given, 3)).join(", ")} %`,
      isMet: off <= nearPercent,
    },
    {
      what: `who is in both of two canaries of 10 %, ${who}`,
      yardstick: "–",
      target: `1 ± ${nearPercent} %`,
      measured: `${formatNumber(overlap, 3)} %`,
      isMet: Math.abs(overlap - 1) <= nearPercent,
    },
  ];
}
