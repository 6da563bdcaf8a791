import { add, type Counted, nothing } from "./counted.ts";
import { recentSlots } from "./rules.ts";

/** Counts by time slot. */
export type BySlot = ReadonlyMap<number, Counted>;

/** Counts from one moment on, of a release and of the one it is compared with. */
export interface Stretch {
  /** Number of time slots between the change that released it and this moment. */
  slots: number;
  counted: Counted;
  beside: Counted;
}

/** The first stretch begins with the change. */
export type Stretches = readonly [Stretch, ...Stretch[]];

/** `first` is the slot of the change that released it, `present` that of the judgement. */
export interface Span {
  first: number;
  present: number;
}

/** First slot judged separately; earlier ones are summed. */
export function apartFrom({ first, present }: Span): number {
  return Math.max(first, present - recentSlots) + 1;
}

/** Everything since the change, then the counts since each of the last slots. */
export function stretchesOf(counted: BySlot, beside: BySlot | Counted, span: Span): Stretches {
  const from = (slot: number, slots: number): Stretch => ({
    slots,
    counted: sumFrom(counted, slot),
    beside: "pages" in beside ? beside : sumFrom(beside, slot),
  });
  const last = apartFrom(span);
  const recent = Array.from({ length: Math.max(0, span.present - last + 1) }, (_, index) => last + index);
  return [from(0, 0), ...recent.map((slot) => from(slot, slot - span.first))];
}

function sumFrom(slots: BySlot, first: number): Counted {
  return [...slots].flatMap(([slot, counted]) => (slot >= first ? [counted] : [])).reduce(add, nothing);
}
