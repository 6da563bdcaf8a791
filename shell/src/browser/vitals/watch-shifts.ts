import { findOwner, type OwnerParts } from "./find-owner.ts";
import { isKnownEntry, observe } from "./observe.ts";
import type { Owner } from "./worst-values.ts";

/** A slot that has grown is known as the cause for so long: a shift is reported with the frame that shows it. */
const frameMs = 100;
/** Shifts count together, as CLS is defined: less than a second apart, within five. */
const gapMs = 1_000;
const windowMs = 5_000;
const type = "layout-shift";
export const isToldOfShifts = isKnownEntry(type);

interface LayoutShift extends PerformanceEntry {
  value: number;
  /** A visitor's own doing. */
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/**
 * The answer is to be called when the page is hidden. Tells how far each fragment made the page jump in the worst five seconds, in thousandths. The fragment that is moved is seldom the one that moves it: slots
 * stand one below the other, so it is the slot that has changed its height just then, or else the uppermost in which anything has moved.
 */
export function watchShifts(parts: OwnerParts, note: (owner: Owner, value: number) => void): () => void {
  const slots = [...parts.slots.values()];
  const changes: { at: number; slot: Element }[] = [];
  followHeights(slots, (slot) => {
    changes.push({ at: performance.now(), slot });
    changes.splice(0, changes.length - 50);
  });

  function causeOf({ startTime, sources }: LayoutShift): Element | undefined {
    const changed = changes.filter(({ at }) => Math.abs(at - startTime) < frameMs).map(({ slot }) => slot);
    return (
      slots.find((slot) => changed.includes(slot)) ??
      slots.find((slot) => sources.some(({ node }) => slot.contains(node)))
    );
  }

  let [first, last] = [0, 0];
  const sums = new Map<Element | undefined, number>();
  const take = observe<LayoutShift>([type], (entry) => {
    const { startTime, value, hadRecentInput } = entry;
    if (hadRecentInput) return;
    if (startTime - last > gapMs || startTime - first > windowMs) {
      first = startTime;
      sums.clear();
    }
    last = startTime;
    const cause = causeOf(entry);
    const sum = (sums.get(cause) ?? 0) + value;
    sums.set(cause, sum);
    note(findOwner(parts, cause), sum * 1_000);
  });

  return () => {
    take();
    // What has been told is not told again.
    sums.clear();
  };
}

/** Calls back when a slot, or what stands in it, has another size: slots with `display: contents` have none of their own. */
function followHeights(slots: readonly Element[], onChange: (slot: Element) => void): void {
  const slotOf = new WeakMap<Element, Element>();
  const resized = new ResizeObserver((entries) => {
    for (const { target } of entries) onChange(slotOf.get(target) ?? target);
  });
  function follow(slot: Element, nodes: Iterable<Node>): void {
    for (const node of nodes) {
      if (!(node instanceof Element)) continue;
      slotOf.set(node, slot);
      resized.observe(node);
    }
  }
  for (const slot of slots) {
    follow(slot, [slot, ...slot.children]);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) follow(slot, addedNodes);
    }).observe(slot, { childList: true });
  }
}
