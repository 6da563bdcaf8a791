import { add, type Counted, nothing } from "../../registry/src/health/counted.ts";
import { isSharedWith, judge } from "../../registry/src/health/judge.ts";
import { presetRules, slotMs } from "../../registry/src/health/rules.ts";
import { stretchesOf } from "../../registry/src/health/stretches.ts";
import type { Random } from "./random.ts";
import { simulateTick, type Traffic, tickSeconds } from "./traffic.ts";

/** While the api is down, pages of every release fail. */
export interface Outage {
  /** Seconds after the change. */
  from: number;
  to: number;
  failedShare: number;
}

/** A release that is a canary, or was promoted. */
export interface Change {
  kind: "canary" | "promoted";
  minutes: number;
  traffic: Traffic;
  /** Counts of the stable release before the change; a canary is compared only with the release beside it. */
  before: Counted;
  outage?: Outage | undefined;
}

export interface Outcome {
  /** Seconds until the rollback; undefined if there was none. */
  takenBackAfter: number | undefined;
  /** Counts of the stable release meanwhile. */
  beside: Counted;
}

/** Judges as the registry does, after every report. */
export function simulateChange(change: Change, random: Random): Outcome {
  const { kind, minutes, traffic, before, outage } = change;
  const counted = new Map<number, Counted>();
  const beside = new Map<number, Counted>();
  const neighbour = new Map<number, Counted>();
  // A change can come at any moment within a slot.
  const offset = Math.floor(random.next() * slotMs);
  let all = nothing;
  for (let seconds = tickSeconds; seconds <= minutes * 60; seconds += tickSeconds) {
    const isOut = outage !== undefined && seconds > outage.from && seconds <= outage.to;
    const worse = isOut ? outage.failedShare : 0;
    const failed = { failedShare: traffic.failedShare + worse, failedBeside: traffic.failedBeside + worse };
    const tick = simulateTick({ ...traffic, ...failed }, random);
    const present = Math.floor((offset + seconds * 1000) / slotMs);
    put(counted, present, tick.tried);
    put(beside, present, tick.beside);
    all = add(all, tick.beside);
    const span = { first: 0, present };
    if (kind === "canary") {
      const { verdict } = judge(stretchesOf(counted, beside, span), presetRules);
      if (verdict === "failing") return { takenBackAfter: seconds, beside: all };
      continue;
    }
    // Another fragment of the site, with as many pages, which fails as often as the stable release.
    put(neighbour, present, simulateTick({ ...traffic, ...failed, share: 0 }, random).beside);
    const { verdict } = judge(stretchesOf(counted, before, span), presetRules);
    const isNobodys = verdict === "failing" && isSharedWith(neighbour, { counted, span }, presetRules);
    if (verdict === "failing" && !isNobodys) return { takenBackAfter: seconds, beside: all };
  }
  return { takenBackAfter: undefined, beside: all };
}

function put(slots: Map<number, Counted>, slot: number, counted: Counted): void {
  slots.set(slot, add(slots.get(slot) ?? nothing, counted));
}
