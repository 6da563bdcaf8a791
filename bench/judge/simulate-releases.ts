import { setImmediate } from "node:timers/promises";
import { add, type Counted, nothing } from "../../registry/src/health/counted.ts";
import { createRandom, type Random } from "./random.ts";
import { type Outage, simulateChange } from "./simulate-change.ts";

export const pagesPerSecond = 50;
/** Share of visitors, from 0 to 1; after these it is promoted. */
const steps = [0.01, 0.05, 0.25];
const minutesEach = 10;

export interface GoodReleases {
  releases: number;
  takenBack: number;
  /** Minutes for which each release was judged. */
  minutes: number;
}

/**
 * Simulates releases that fail as often as those before, at any allowed rate. They are rolled out in steps and then promoted; in a quarter
 * of the steps the api is down for a minute.
 */
export async function simulateGoodReleases(releases: number): Promise<GoodReleases> {
  let takenBack = 0;
  for (let seed = 1; seed <= releases; seed += 1) {
    if (isTakenBack(createRandom(seed))) takenBack += 1;
    await setImmediate();
  }
  return { releases, takenBack, minutes: minutesEach * (steps.length + 1) };
}

function isTakenBack(random: Random): boolean {
  const failed = 0.0002 * 50 ** random.next();
  const common = { pagesPerSecond, failedShare: failed, failedBeside: failed };
  let before: Counted = { pages: pagesPerSecond * 3600, failed: {}, clients: 0 };
  before = { ...before, failed: { browser: random.poisson(before.pages * failed) } };
  for (const share of steps) {
    const change = { kind: "canary" as const, minutes: minutesEach, before: nothing, outage: drawOutage(random) };
    const { takenBackAfter, beside } = simulateChange({ ...change, traffic: { ...common, share } }, random);
    if (takenBackAfter !== undefined) return true;
    before = add(before, beside);
  }
  const promotion = { kind: "promoted" as const, minutes: minutesEach, before, outage: drawOutage(random) };
  return simulateChange({ ...promotion, traffic: { ...common, share: 1 } }, random).takenBackAfter !== undefined;
}

function drawOutage({ next }: Random): Outage | undefined {
  const from = next() * minutesEach * 60;
  return next() < 0.25 ? { from, to: from + 60, failedShare: 0.2 } : undefined;
}

export interface BadRelease {
  /** Share of its pages, from 0 to 1. */
  failedShare: number;
  kind: "canary" | "promoted";
  /** Share of visitors, from 0 to 1. */
  share: number;
  /** The time limit for finding it. */
  minutes: number;
}

export interface BadReleases extends BadRelease {
  releases: number;
  /** Seconds until each was rolled back; those never rolled back are not included. */
  seconds: number[];
}

/** Simulates bad releases beside, or after, one that fails for 2 pages in 1,000. */
export async function simulateBadReleases(bad: BadRelease, releases: number): Promise<BadReleases> {
  const { kind, share, failedShare } = bad;
  const traffic = { pagesPerSecond, share, failedShare, failedBeside: 0.002 };
  const pages = pagesPerSecond * 3600;
  const before = { pages, failed: { browser: pages * traffic.failedBeside }, clients: 100 };
  const seconds: number[] = [];
  for (let seed = 1; seed <= releases; seed += 1) {
    const { takenBackAfter } = simulateChange({ kind, minutes: 10, traffic, before }, createRandom(1_000_000 + seed));
    if (takenBackAfter !== undefined) seconds.push(takenBackAfter);
    await setImmediate();
  }
  return { ...bad, releases, seconds };
}
