import { findOwner, type OwnerParts } from "./find-owner.ts";
import { isKnownEntry, observe } from "./observe.ts";
import type { Owner } from "./worst-values.ts";

/** How long a slot that changed its height counts as the cause: a shift is reported with the frame that shows it. */
const frameMs = 100;
/** CLS adds up shifts that are less than one second apart, within five seconds. */
const gapMs = 1_000;
const windowMs = 5_000;
const type = "layout-shift";
export const isToldOfShifts = isKnownEntry(type);

interface LayoutShift extends PerformanceEntry {
  value: number;
  /** Whether the visitor caused it. */
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/**
 * Notes how far each fragment shifted the page in its worst five seconds, in thousandths; call the returned function when the page is
 * hidden. The moved fragment is seldom the cause: slots are stacked, so the cause is one that just changed its height, else the
 * uppermost one that moved.
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
    // Reported values are not reported again.
    sums.clear();
  };
}

/** Calls back when a slot, or its content, changes its size: slots with `display: contents` have no size themselves. */
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
