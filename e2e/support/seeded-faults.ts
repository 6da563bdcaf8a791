import { randomFrom } from "@zhian/chaos/random-from";

export interface SeededFault {
  fragment: string;
  /** A place in `fixtures/throwing.js`. */
  place: string;
  /** The value thrown there, or a part of it. */
  text: string;
}

interface FaultPlan {
  fragments: readonly string[];
  places: readonly string[];
  count: number;
  seed: number;
}

/** Returns `count` faults in random order: each place equally often, in a random fragment. */
export function seedFaults({ fragments, places, count, seed }: FaultPlan): SeededFault[] {
  const random = randomFrom(seed);
  const order = Array.from({ length: count }, (_, index) => ({ place: places[index % places.length], at: random() }));
  return order
    .sort((one, other) => one.at - other.at)
    .map(({ place = "" }, index) => ({
      fragment: fragments[Math.floor(random() * fragments.length)] ?? "",
      place,
      text: `fault-${index}-`,
    }));
}
