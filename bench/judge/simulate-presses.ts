import { setImmediate } from "node:timers/promises";
import { bucketOf } from "@zhian/contracts/vitals";
import { findWorse } from "../../registry/src/health/judge-vitals.ts";
import { createRandom, type Random } from "./random.ts";

export interface PressReleases {
  releases: number;
  /** Seconds until each release that is 50 % slower was found; those never found are not included. */
  seconds: number[];
  /** False positives: of as many releases that are equally fast. */
  takenBack: number;
}

const minutes = 10;
const tickSeconds = 5;
/** Half of them get the release in question. */
const visitorsPerSecond = 25;
/** A visitor presses something on two of four pages. */
const pressesPerVisitor = 2;

/** Fifty pages a second for the release and fifty for the one beside it, whose INP has a median of 100 ms and a p75 of about 170 ms. */
export async function simulatePresses(releases: number): Promise<PressReleases> {
  const seconds: number[] = [];
  let takenBack = 0;
  for (let seed = 1; seed <= releases; seed += 1) {
    const slow = foundAfter(1.5, createRandom(2_000_000 + seed));
    if (slow !== undefined) seconds.push(slow);
    if (foundAfter(1, createRandom(3_000_000 + seed)) !== undefined) takenBack += 1;
    await setImmediate();
  }
  return { releases, seconds, takenBack };
}

function foundAfter(times: number, random: Random): number | undefined {
  const tried: Record<string, number> = {};
  const beside: Record<string, number> = {};
  for (let second = tickSeconds; second <= minutes * 60; second += tickSeconds) {
    const visitors = random.poisson(visitorsPerSecond * tickSeconds);
    for (let visitor = 0; visitor < visitors; visitor += 1) {
      const isTried = random.next() < 0.5;
      const own = Math.exp(0.6 * random.normal()) * 100 * (isTried ? times : 1);
      for (let press = 0; press < pressesPerVisitor; press += 1) {
        const bucket = String(bucketOf(own * Math.exp(0.5 * random.normal())));
        const buckets = isTried ? tried : beside;
        buckets[bucket] = (buckets[bucket] ?? 0) + 1;
      }
    }
    if (findWorse({ inp: tried }, { inp: beside }, 0)) return second;
  }
  return undefined;
}
