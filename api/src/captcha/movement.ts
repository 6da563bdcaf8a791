/** Milliseconds since the piece was taken, and where its left upper corner was then. */
export interface TrailPoint {
  t: number;
  x: number;
  y: number;
}

/** How a piece came to where it was let go. */
export interface Movement {
  trail: readonly TrailPoint[];
  /** Where it was let go. */
  left: number;
  /** How old the puzzle is, by the server's clock. */
  ageMs: number;
}

/** Why a movement is not taken for a person's. */
export type Suspicion =
  | "too few points"
  | "out of order"
  | "too quick"
  | "longer than the puzzle is old"
  | "starts elsewhere"
  | "ends elsewhere"
  | "out of bounds"
  | "jumps"
  | "never up or down"
  | "steady"
  | "not by these keys";

export type Check = readonly [suspicion: Suspicion, isFound: (movement: Movement) => boolean];

export function firstSuspicion(movement: Movement, checks: readonly Check[]): Suspicion | undefined {
  return checks.find(([, isFound]) => isFound(movement))?.[0];
}

const pixelSlack = 1.5;
/** What a browser's clock and ours may differ by over a few seconds. */
const clockSlackMs = 100;

/** True of every movement, however it was made. */
export const commonChecks: readonly Check[] = [
  ["out of order", ({ trail }) => trail.some(({ t }, index) => t < (trail[index - 1]?.t ?? 0))],
  ["longer than the puzzle is old", ({ trail, ageMs }) => (trail.at(-1)?.t ?? 0) > ageMs + clockSlackMs],
  ["ends elsewhere", ({ trail, left }) => Math.abs((trail.at(-1)?.x ?? Number.NaN) - left) > pixelSlack],
];

export function tooFew(least: number): Check {
  return ["too few points", ({ trail }) => trail.length < least];
}
