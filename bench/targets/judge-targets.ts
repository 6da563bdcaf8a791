import type { Buckets } from "../judge/measure-buckets.ts";
import type { JudgeFindings } from "../judge/run-judge.ts";
import type { PressReleases } from "../judge/simulate-presses.ts";
import { type BadReleases, type GoodReleases, pagesPerSecond } from "../judge/simulate-releases.ts";
import { percentile } from "../statistics.ts";
import { formatNumber } from "../table.ts";
import type { Target } from "./target.ts";

const soonShare = 0.99;
const nearPercent = 0.1;

export function judgeTargets({ good, bad, presses, buckets }: JudgeFindings): Target[] {
  return [goodTarget(good), ...bad.map(badTarget), ...pressTargets(presses), ...bucketTargets(buckets)];
}

function goodTarget({ releases, takenBack, minutes }: GoodReleases): Target {
  return {
    what: `good releases, simulated: 1, 5, 25 % and promoted at ${pagesPerSecond} pages per second, judged every 5 s for ${minutes} minutes`,
    yardstick: "–",
    target: "≤ 1 of 1,000 rolled back",
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
    what: `a release that fails ${failedShare * 100} % of its pages, ${to}, on a site with ${pagesPerSecond} pages per second`,
    yardstick: "0.2 % fail with the previous release",
    target: `99 of 100 rolled back within ${minutes} minutes`,
    measured: `${formatNumber((inTime / releases) * 100, 1)} % of ${formatNumber(releases)}; ${found}`,
    isMet: inTime >= releases * soonShare,
  };
}

function pressTargets({ releases, seconds, takenBack }: PressReleases): Target[] {
  const [middle, late] = seconds.length === 0 ? [0, 0] : [percentile(seconds, 0.5), percentile(seconds, 0.99)];
  const found = (seconds.length / releases) * 100;
  return [
    {
      what: "a canary whose INP is 50 % slower at the 75th percentile, with 50 pages per second of its own",
      yardstick: "the stable release beside it",
      target: "99 of 100 rolled back within 10 minutes",
      measured: `${formatNumber(found, 1)} % of ${formatNumber(releases)}; after ${formatNumber(middle)} s, p99 ${formatNumber(late)} s`,
      isMet: seconds.length >= releases * soonShare,
    },
    {
      what: "the same, equally fast",
      yardstick: "the stable release beside it",
      target: "≤ 1 of 1,000 rolled back",
      measured: `${formatNumber(takenBack)} of ${formatNumber(releases)}`,
      isMet: takenBack <= releases / 1000,
    },
  ];
}

function bucketTargets({ visitors, shares, overlap }: Buckets): Target[] {
  const who = `${formatNumber(visitors)} visitors`;
  const off = Math.max(...shares.map(({ asked, given }) => Math.abs(asked - given)));
  return [
    {
      what: `canaries of ${shares.map(({ asked }) => asked).join(", ")} %, of ${who}`,
      yardstick: "–",
      target: `± ${nearPercent} % of visitors`,
      measured: `${shares.map(({ given }) => formatNumber(given, 3)).join(", ")} %`,
      isMet: off <= nearPercent,
    },
    {
      what: `visitors in both of two canaries of 10 %, of ${who}`,
      yardstick: "–",
      target: `1 ± ${nearPercent} %`,
      measured: `${formatNumber(overlap, 3)} %`,
      isMet: Math.abs(overlap - 1) <= nearPercent,
    },
  ];
}
