import { type ElementMark, findMarked, markElement } from "./element-mark.ts";

interface Seen extends ElementMark {
  /** Its distance from the viewport's top edge, in px. */
  top: number;
}

/** What a visitor is looking at, and what has the focus. */
export interface ViewAnchor {
  x: number;
  y: number;
  /** The element looked at, and its ancestors: a new release may still have the section, but not the sentence. */
  seen: Seen[];
  focus?: ElementMark;
}

/** Elements that do not scroll with the page do not show where in it a visitor is. */
const fixed = new Set(["fixed", "sticky"]);

/** `slots`: in page order. The anchor is the focused element if it is in view, or else the uppermost one. */
export function readViewAnchor(slots: readonly HTMLElement[]): ViewAnchor {
  const { scrollX: x, scrollY: y } = window;
  const { activeElement: active } = document;
  const holder = slots.find((slot) => slot.contains(active));
  const focus = holder && active ? { element: active, slot: holder } : undefined;
  const target = focus && isLookedAt(focus.element, focus.slot) ? focus : findUppermost(slots);
  return {
    x,
    y,
    seen: target ? withOuter(target.element, target.slot) : [],
    ...(focus && { focus: markElement(focus.element, focus.slot) }),
  };
}

/** Scrolls so that the anchor is where it was in the viewport. Without an anchor element, restores the scroll position. */
export function keepInView({ x, y, seen }: ViewAnchor): void {
  for (const each of seen) {
    const top = findMarked(each)?.getBoundingClientRect().top;
    if (top === undefined) continue;
    // A fraction of a pixel does not count as a move, and would add up.
    if (Math.abs(top - each.top) >= 1) scrollAtOnce(x, window.scrollY + top - each.top);
    return;
  }
  if (window.scrollY !== y) scrollAtOnce(x, y);
}

/** Restores the focus only if it was lost with its element. */
export function focusAgain({ focus }: ViewAnchor): void {
  const { activeElement } = document;
  const isLost = focus && !focus.element.deref()?.isConnected;
  if (!isLost || (activeElement && activeElement !== document.body)) return;
  const element = findMarked(focus);
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}

function scrollAtOnce(left: number, top: number): void {
  window.scrollTo({ left, top, behavior: "instant" });
}

function isLookedAt(element: Element, slot: HTMLElement): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < window.innerHeight && movesWithPage(element, slot);
}

function movesWithPage(element: Element, slot: HTMLElement): boolean {
  if (fixed.has(getComputedStyle(element).position)) return false;
  return element === slot || !element.parentElement || movesWithPage(element.parentElement, slot);
}

function findUppermost(slots: readonly HTMLElement[]): { element: Element; slot: HTMLElement } | undefined {
  if (window.scrollY === 0) return undefined;
  // The height covered by the fixed header.
  const edge = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  for (const slot of slots) {
    const element = movesWithPage(slot, slot) ? uppermostIn(slot, edge) : undefined;
    if (element) return { element, slot };
  }
  return undefined;
}

/** The same choice as in browsers' scroll anchoring: https://drafts.csswg.org/css-scroll-anchoring/#anchor-node-selection */
function uppermostIn(outer: Element, edge: number): Element | undefined {
  for (const each of outer.children) {
    const { top, bottom } = each.getBoundingClientRect();
    const isBoxless = each.getClientRects().length === 0;
    if (!isBoxless && (bottom <= edge || top >= window.innerHeight)) continue;
    if (fixed.has(getComputedStyle(each).position)) continue;
    if (!isBoxless && top >= edge) return each;
    const inner = uppermostIn(each, edge) ?? (isBoxless ? undefined : each);
    if (inner) return inner;
  }
  return undefined;
}

function withOuter(element: Element, slot: HTMLElement): Seen[] {
  const own = { ...markElement(element, slot), top: element.getBoundingClientRect().top };
  const { parentElement } = element;
  return element === slot || !parentElement ? [] : [own, ...withOuter(parentElement, slot)];
}
