import { type ElementMark, findMarked, markElement } from "./element-mark.ts";

interface Seen extends ElementMark {
  /** Its distance from the window's upper edge, in px. */
  top: number;
}

/** What a visitor looks at, and what has the focus. */
export interface ViewAnchor {
  x: number;
  y: number;
  /** The element looked at, and its ancestors: a new release may still have the section, but not the sentence. */
  seen: Seen[];
  focus?: ElementMark;
}

/** Only elements that move with the page show where in it a visitor is. */
const fixed = new Set(["fixed", "sticky"]);

/** In slots in the order of the page: what has the focus, if it is in view, or else what is uppermost there. */
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

/** Scrolls so that the anchor is where it was in the window. At the very top of the page, with no anchor element, it stays there. */
export function keepInView({ x, y, seen }: ViewAnchor): void {
  for (const each of seen) {
    const top = findMarked(each)?.getBoundingClientRect().top;
    if (top === undefined) continue;
    // Part of a pixel is no move, and would add up.
    if (Math.abs(top - each.top) >= 1) scrollAtOnce(x, window.scrollY + top - each.top);
    return;
  }
  if (window.scrollY !== y) scrollAtOnce(x, y);
}

/** Only where the focus was lost with its element. */
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
  // The height that a header fixed above the page covers.
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
