import people from "../captcha/fixtures/people.json" with { type: "json" };
import type { TrailPoint } from "../captcha/movement.ts";

/** A movement from the fixtures, scaled to end at `left`. */
export function humanTrail(left: number): TrailPoint[] {
  const [person] = people;
  if (!person) throw new Error("There are no movements in the fixtures.");
  return person.trail.map(({ t, x, y }) => ({ t, x: (x * left) / person.left, y }));
}
