import { geometry } from "./geometry.ts";
import {
  type Check,
  commonChecks,
  firstSuspicion,
  type Movement,
  type Suspicion,
  type TrailPoint,
  tooFew,
} from "./movement.ts";

const leastPoints = 8;
const leastMs = 200;
/** Maximum distance of the first point from the piece's start. */
const startSlack = 25;
const beyond = 20;
const slices = 16;
/** Standard deviation of the speed over its mean: 0.5 or more for people, who start slowly, hurry and aim; below 0.1 at constant speed. */
const leastVariation = 0.25;

const checks: readonly Check[] = [
  tooFew(leastPoints),
  ...commonChecks,
  ["too quick", ({ trail }) => durationOf(trail) < leastMs],
  ["starts elsewhere", ({ trail }) => Math.abs(trail[0]?.x ?? Number.NaN) > startSlack],
  [
    "out of bounds",
    ({ trail }) => trail.some(({ x, y }) => x < -beyond || x > geometry.width + beyond || Math.abs(y) > 1_000),
  ],
  ["jumps", isJumping],
  ["never up or down", ({ trail }) => trail.every(({ y }) => y === trail[0]?.y)],
  ["steady", ({ trail }) => speedVariation(trail) < leastVariation],
];

/** Why a drag is not a person's; undefined if it may be. Does not check the position. */
export function judgeDrag(movement: Movement): Suspicion | undefined {
  return firstSuspicion(movement, checks);
}

/** A real pointer passes the positions in between; half the way in one step suggests a program with a known target. */
function isJumping({ trail, left }: Movement): boolean {
  const most = Math.max(60, left / 2);
  return trail.some(({ x }, index) => Math.abs(x - (trail[index - 1]?.x ?? x)) > most);
}

/** Variation of the speed over slices of equal time, so that the browser's event rate does not matter. */
export function speedVariation(trail: readonly TrailPoint[]): number {
  const begin = trail[0]?.t ?? 0;
  const sliceMs = durationOf(trail) / slices;
  const places = Array.from({ length: slices + 1 }, (_, index) => placeAt(trail, begin + index * sliceMs));
  const steps = places.slice(1).map((x, index) => x - (places[index] ?? x));
  const mean = steps.reduce((sum, step) => sum + step, 0) / slices;
  const variance = steps.reduce((sum, step) => sum + (step - mean) ** 2, 0) / slices;
  return mean === 0 ? 0 : Math.sqrt(variance) / Math.abs(mean);
}

function placeAt(trail: readonly TrailPoint[], t: number): number {
  const next = trail.findIndex((point) => point.t >= t);
  const [before, after] = [trail[next - 1], trail[next]];
  if (!after) return trail.at(-1)?.x ?? 0;
  if (!before || after.t === before.t) return after.x;
  return before.x + ((after.x - before.x) * (t - before.t)) / (after.t - before.t);
}

function durationOf(trail: readonly TrailPoint[]): number {
  return (trail.at(-1)?.t ?? 0) - (trail[0]?.t ?? 0);
}
