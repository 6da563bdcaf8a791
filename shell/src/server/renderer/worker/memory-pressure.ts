/** Memory that one thread holds for itself. */
export interface Held {
  heapBytes: number;
  /** Buffers. */
  outsideBytes: number;
}

/** "full": it should be given nothing more to do. */
export type MemoryPressure = "fresh" | "worn" | "full";

interface Life {
  /** Its memory once it was warm. */
  atFirst: Held;
  held: Held;
  /** The largest recent growth from one look to the next. */
  growth: Held;
  /** The most that it may hold of either kind. */
  mostBytes: number;
  ageMs: number;
}

const wornShare = 0.75;
const fullShare = 0.9;
/** For leaks that no figure shows. */
const oldMs = 6 * 3600_000;

/** By the room that was left when it was warm: a release that needs much is not worn from its first moment on. */
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

/** Its memory after it grows as fast until the next look, during the answer to that, and with the renders under way by then. */
function soon(held: number, growth: number): number {
  return held + 3 * growth;
}
