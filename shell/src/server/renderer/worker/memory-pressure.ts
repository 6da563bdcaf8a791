/** Memory that one thread holds for itself. */
export interface Held {
  heapBytes: number;
  /** The size of buffers, which are outside the heap. */
  outsideBytes: number;
}

/** "full": the thread should get no more work. */
export type MemoryPressure = "fresh" | "worn" | "full";

interface Life {
  /** Its memory once it was warm. */
  atFirst: Held;
  held: Held;
  /** The largest recent growth from one check to the next. */
  growth: Held;
  /** The most that it may hold of either kind. */
  mostBytes: number;
  ageMs: number;
}

const wornShare = 0.75;
const fullShare = 0.9;
/** For leaks that no metric shows. */
const oldMs = 6 * 3600_000;

/** Relative to the memory that was left once it was warm: a release that needs much is not worn from the start. */
export function memoryPressureOf({ atFirst, held, growth, mostBytes, ageMs }: Life): MemoryPressure {
  const heap = shareOf(held.heapBytes, atFirst.heapBytes, mostBytes);
  const outside = shareOf(held.outsideBytes, atFirst.outsideBytes, mostBytes);
  const used = Math.max(heap, outside);
  const heapSoon = shareOf(soon(held.heapBytes, growth.heapBytes), atFirst.heapBytes, mostBytes);
  const outsideSoon = shareOf(soon(held.outsideBytes, growth.outsideBytes), atFirst.outsideBytes, mostBytes);
  if (Math.max(used, heapSoon, outsideSoon) >= fullShare) return "full";
  return used >= wornShare || ageMs >= oldMs ? "worn" : "fresh";
}

function shareOf(held: number, atFirst: number, most: number): number {
  return (held - atFirst) / Math.max(most - atFirst, 1);
}

/** Its memory if it grows as much until the next check, until the response to that, and during the renders in progress by then. */
function soon(held: number, growth: number): number {
  return held + 3 * growth;
}
