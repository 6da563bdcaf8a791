import type { Slot } from "@zhian/contracts/slots";
import { attributeCall, attributeFault, type Release } from "../faults/attribute-fault.ts";
import { recordCallers } from "./record-callers.ts";

/** The pause between two repairs: a script that removes a part again at once must not block the page. */
const restMs = 900;
/** Children of the body that the page needs. */
const needed = '.skip-link, [data-slot], [rel="stylesheet"], [type="application/json"]';

interface Damage {
  record: MutationRecord;
  lost: Node[];
  by: Release | undefined;
}

/**
 * Restores what a script removes from others: slots, the top-level nodes that React rendered in a slot, and below those what another
 * fragment's script has removed. The same nodes return, with typed text, so React is not affected. Each kind of damage is
 * reported once, with the release `by` whose script did it, if known. Returns the slots.
 */
export function guardSlots(
  slots: ReadonlyMap<Slot, HTMLElement>,
  report: (by: Release | undefined, message: string) => void,
): ReadonlyMap<Slot, HTMLElement> {
  const body = slots.get("main")?.parentElement;
  const html = body?.parentElement;
  if (!body || !html) return slots;
  const parts = [...body.children].filter((child) => child.matches(needed));
  const places: ReadonlySet<unknown> = new Set(slots.values());
  const callOf = recordCallers();
  const reported = new Set<string>();
  let damage: Damage[] = [];
  let isResting = false;

  const observer = new MutationObserver((records) => {
    for (const record of records) {
      const { target, removedNodes } = record;
      const missing = [...removedNodes].filter((node) => isMissing(node, record));
      const lost = missing.filter((node) => isDamage(node, target, callOf(node, target)));
      const call = lost[0] && callOf(lost[0], target);
      const by = call && attributeFault({ error: call });
      if (lost[0]) damage.push({ record, lost, by: typeof by === "object" ? by : undefined });
    }
    putBack();
  });
  for (const place of [html, body]) observer.observe(place, { childList: true });
  for (const place of slots.values()) observer.observe(place, { childList: true, subtree: true });
  return slots;

  /** Whether the page still needs the node. React detaches a node from its tree before it removes it. */
  function isMissing(node: Node, { target }: MutationRecord): boolean {
    if (node.isConnected) return false;
    const place = placeOf(node, target);
    return parts.some((part) => node.contains(part)) || (places.has(place) && isFilled(place));
  }

  function putBack(): void {
    if (isResting || !damage[0]) return;
    // From the last change to the first, so that each node's sibling is in place again.
    for (const { record, lost: all, by } of damage.toReversed()) {
      const { target, addedNodes, nextSibling } = record;
      const lost = all.filter((node) => isMissing(node, record));
      if (!lost[0]) continue;
      for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node);
      for (const node of lost) target.insertBefore(node, nextSibling?.parentNode === target ? nextSibling : null);
      const place = placeOf(lost[0], target) ?? target;
      tell(by, `removed from ${nameOf(place)}: ${lost.map(nameOf).join(", ")}`);
    }
    observer.takeRecords();
    damage = [];
    isResting = true;
    setTimeout(() => {
      isResting = false;
      putBack();
    }, restMs);
  }

  function tell(by: Release | undefined, message: string): void {
    if (!reported.has(message)) report(by, message);
    reported.add(message);
  }
}

/** Below the top of a slot, its own fragment may change anything, and so may a translating browser, or an extension. */
function isDamage(node: Node, parent: Node, call: Error | undefined): boolean {
  const place = placeOf(node, parent);
  if (!place || place === parent) return true;
  const by = call && attributeCall(call);
  return typeof by === "object" && by.name !== place.dataset["fragment"];
}

function nameOf(node: Node): string {
  return (node instanceof Element && node.id) || node.nodeName.toLowerCase();
}

/** Whether the slot has content: the shell removes the outcome of a slot that it empties. */
function isFilled(place: HTMLElement | undefined): boolean {
  return place?.dataset["outcome"] !== undefined;
}

interface Fiber {
  return: Fiber | null;
  stateNode: { containerInfo?: Node } | null;
}

/** The element into which React renders the tree that the node is still in. A text alone in its parent belongs to the parent. */
function placeOf(node: Node, parent: Node): HTMLElement | undefined {
  let fiber = fiberOf(node) ?? (node instanceof Text ? fiberOf(parent) : undefined);
  while (fiber?.return) fiber = fiber.return;
  const place = fiber?.stateNode?.containerInfo;
  return place instanceof HTMLElement ? place : undefined;
}

/** React's internal property on each node that it creates: undocumented, but in every version since 17. */
function fiberOf(node: Node): Fiber | undefined {
  const key = Object.keys(node).find((name) => name.startsWith("__reactFiber$"));
  return key === undefined ? undefined : Reflect.get(node, key);
}
