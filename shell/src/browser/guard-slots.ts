import type { Slot } from "@zhian/contracts/slots";
import type { Release } from "./attribute-fault.ts";
import { noteCallers } from "./note-callers.ts";

/** Between two repairs: a script that removes a part again at once must not block the page. */
const restMs = 900;
/** Children of the body that the page needs. */
const needed = '.skip-link, [data-slot], [rel="stylesheet"], [type="application/json"]';

interface Damage {
  record: MutationRecord;
  by: Release | undefined;
}

/**
 * Restores what a script removes from others: slots, and the top-level nodes that React rendered in a slot. The same nodes
 * return, with typed text, and React does not notice. Deeper nodes are not watched. Each kind of damage is reported once,
 * with the release `by` whose script did it, if known. Returns the slots.
 */
export function guardSlots(
  slots: ReadonlyMap<Slot, HTMLElement>,
  report: (by: Release | undefined, message: string) => void,
): ReadonlyMap<Slot, HTMLElement> {
  const body = slots.get("main")?.parentElement;
  const html = body?.parentElement;
  if (!body || !html) return slots;
  const parts = [...body.children].filter((child) => child.matches(needed));
  const places = [html, body, ...slots.values()];
  const lastCaller = noteCallers(places);
  const reported = new Set<string>();
  let damage: Damage[] = [];
  let isResting = false;

  const observer = new MutationObserver((records) => {
    for (const record of records) if (lostIn(record)[0]) damage.push({ record, by: lastCaller() });
    putBack();
  });
  for (const place of places) observer.observe(place, { childList: true });
  return slots;

  function lostIn({ target, removedNodes }: MutationRecord): Node[] {
    return [...removedNodes].filter(
      (node) =>
        !node.isConnected && (parts.some((part) => node.contains(part)) || (isFilled(target) && isShown(node, target))),
    );
  }

  function putBack(): void {
    if (isResting || !damage[0]) return;
    // From the last change to the first: then the neighbour of each node is in place again.
    for (const { record, by } of damage.toReversed()) {
      const { target, addedNodes, nextSibling } = record;
      const lost = lostIn(record);
      if (!lost[0]) continue;
      for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node);
      for (const node of lost) target.insertBefore(node, nextSibling?.parentNode === target ? nextSibling : null);
      tell(by, `removed from ${nameOf(target)}: ${lost.map(nameOf).join(", ")}`);
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

function nameOf(node: Node): string {
  return (node instanceof Element && node.id) || node.nodeName.toLowerCase();
}

/** The shell removes the outcome of a slot that it has emptied. */
function isFilled(place: Node): boolean {
  return place instanceof HTMLElement && place.dataset["outcome"] !== undefined;
}

interface Fiber {
  return: Fiber | null;
  stateNode: { containerInfo?: Node } | null;
}

/** Whether the node is still in the tree that React renders in this place. React detaches a node from its tree before it removes it. */
function isShown(node: Node, place: Node): boolean {
  const key = Object.keys(node).find((name) => name.startsWith("__reactFiber$"));
  // React's internal property on each node that it creates: undocumented, but in every version since 17.
  let fiber: Fiber | null = key === undefined ? null : Reflect.get(node, key);
  while (fiber?.return) fiber = fiber.return;
  return fiber?.stateNode?.containerInfo === place;
}
