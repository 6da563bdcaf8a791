/** Milliseconds since the piece was picked up, and the position of its top left corner at that time. */
export interface TrailPoint {
  t: number;
  x: number;
  y: number;
}

/** How a piece was moved to where it was released. */
export interface Movement {
  trail: readonly TrailPoint[];
  /** The horizontal position where it was released. */
  left: number;
  /** The puzzle's age, by the server's clock. */
  ageMs: number;
}

/** Why a movement is judged not to be a person's. */
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
/** Tolerated drift between a browser's clock and ours over a few seconds. */
const clockSlackMs = 100;

/** Checks for every movement, however it was made. */
export const commonChecks: readonly Check[] = [
  ["out of order", ({ trail }) => trail.some(({ t }, index) => t < (trail[index - 1]?.t ?? 0))],
  ["longer than the puzzle is old", ({ trail, ageMs }) => (trail.at(-1)?.t ?? 0) > ageMs + clockSlackMs],
  ["ends elsewhere", ({ trail, left }) => Math.abs((trail.at(-1)?.x ?? Number.NaN) - left) > pixelSlack],
];

export function tooFew(least: number): Check {
  return ["too few points", ({ trail }) => trail.length < least];
}
