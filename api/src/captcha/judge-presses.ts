import { geometry, pieceSize } from "./geometry.ts";
import { type Check, commonChecks, firstSuspicion, type Movement, type Suspicion, tooFew } from "./movement.ts";

const leastPresses = 4;
/** Minimum average; a key that is held down repeats about every 33 ms. */
const leastGapMs = 20;
/** This many presses at exactly equal intervals come from a timer. */
const leastRhythm = 8;

const keyChecks: readonly Check[] = [
  tooFew(leastPresses),
  ...commonChecks,
  ["not by these keys", hasOtherSteps],
  ["too quick", ({ trail }) => gapsOf(trail).reduce((sum, gap) => sum + gap, 0) < leastGapMs * (trail.length - 1)],
  ["steady", isTimed],
];

/** Why key presses, one point for each, are not a person's. Keys: arrows, by one pixel or ten, and the keys to either end. */
export function judgeKeys(movement: Movement): Suspicion | undefined {
  return firstSuspicion(movement, keyChecks);
}

const mostTaps = 20;
const firstTapMs = 300;

const tapChecks: readonly Check[] = [
  tooFew(1),
  ...commonChecks,
  ["out of bounds", ({ trail }) => trail.length > mostTaps || trail.some(({ x }) => x < 0 || x > geometry.width)],
  ["too quick", ({ trail }) => (trail[0]?.t ?? 0) < firstTapMs],
];

/** Why taps on the target, one point for each, are not a person's: a person has to find it first. */
export function judgeTaps(movement: Movement): Suspicion | undefined {
  return firstSuspicion(movement, tapChecks);
}

function hasOtherSteps({ trail }: Movement): boolean {
  const farthest = geometry.width - pieceSize;
  return trail.some(({ x }, index) => {
    const step = Math.abs(x - (trail[index - 1]?.x ?? 0));
    return ![0, 1, 10].includes(step) && x !== 0 && x !== farthest;
  });
}

function isTimed({ trail }: Movement): boolean {
  const gaps = gapsOf(trail);
  return gaps.length >= leastRhythm && gaps.every((gap) => Math.abs(gap - (gaps[0] ?? gap)) < 0.01);
}

function gapsOf(trail: Movement["trail"]): number[] {
  return trail.slice(1).map(({ t }, index) => t - (trail[index]?.t ?? t));
}
