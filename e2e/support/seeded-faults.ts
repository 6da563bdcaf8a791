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

/** Mulberry32: numbers from 0 to 1, the same sequence for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
