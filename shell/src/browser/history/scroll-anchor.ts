import { type Slot, slots } from "@zhian/contracts/slots";

/** A visitor's position on a page, to restore when they come back to it. */
export interface ScrollAnchor {
  x: number;
  y: number;
  /** The section at the viewport's top edge, and how far from that edge it begins. */
  section?: number;
  top?: number;
  /** The focused element: usually the link that was followed. */
  focus?: FocusedElement;
}

interface FocusedElement {
  slot: Slot;
  /** Its index among the focusable elements of its slot. */
  index: number;
  /** Identifies it: another element may have its index when the page is re-rendered. */
  text: string;
}

const focusable = "a[href], button, input, select, textarea, summary";

/** Content above may never have been laid out, and differ in height on return: hence the position by section, too. */
export function readScrollAnchor(): ScrollAnchor {
  const { scrollX: x, scrollY: y } = window;
  const tops = Array.from(sections(), (section) => section.getBoundingClientRect().top);
  const section = tops.findLastIndex((top) => top <= 0);
  const focus = readFocus();
  return { x, y, ...(section >= 0 && { section, top: tops[section] ?? 0 }), ...(focus && { focus }) };
}

export function scrollTo(place: ScrollAnchor): void {
  document.documentElement.dataset["laidOut"] = "";
  moveTo(place);
}

/** Makes all heights real, or positions would not be stable: see `.section` in the base styles. What is in view stays there. */
export function layOut(): void {
  const { dataset } = document.documentElement;
  if (dataset["laidOut"] !== undefined) return;
  keepPlace(() => {
    dataset["laidOut"] = "";
  });
}

/** Makes a change of heights that the browser's own scroll anchoring would not make up for, and leaves in place what is in view. */
export function keepPlace(change: () => void): void {
  const place = readScrollAnchor();
  change();
  moveTo(place);
}

function moveTo({ x, y, section = -1, top = 0 }: ScrollAnchor): void {
  const begin = sections()[section]?.getBoundingClientRect().top;
  const to = begin === undefined ? y : window.scrollY + begin - top;
  // Scrolling to where the page is already would end a smooth scroll that is under way.
  if (Math.abs(to - window.scrollY) >= 1 || x !== window.scrollX) window.scrollTo(x, to);
}

/** Returns whether the element that had the focus still exists, and has it again. */
export function restoreFocus({ focus }: ScrollAnchor): boolean {
  if (!focus) return false;
  const element = focusablesIn(focus.slot)[focus.index];
  if (!element || textOf(element) !== focus.text) return false;
  element.focus({ preventScroll: true });
  // An element in a menu that has been closed since cannot be focused.
  return document.activeElement === element;
}

/** Whether a stored value is a scroll anchor: storage may contain anything. */
export function isScrollAnchor(kept: unknown): kept is ScrollAnchor {
  const { x, y, section = 0, top = 0, focus } = (kept ?? {}) as Partial<ScrollAnchor>;
  const isFocus = focus === undefined || slots.includes(focus?.slot);
  return [x, y, section, top].every(Number.isFinite) && isFocus;
}

function readFocus(): FocusedElement | undefined {
  const { activeElement } = document;
  const slot = slots.find((each) => slotElement(each)?.contains(activeElement));
  if (!activeElement || !slot) return undefined;
  const index = focusablesIn(slot).findIndex((element) => element === activeElement);
  return index < 0 ? undefined : { slot, index, text: textOf(activeElement) };
}

function focusablesIn(slot: Slot): HTMLElement[] {
  return [...(slotElement(slot)?.querySelectorAll<HTMLElement>(focusable) ?? [])];
}

function slotElement(slot: Slot): Element | null {
  return Document.prototype.querySelector.call(document, `body > [data-slot="${slot}"]`);
}

function textOf({ textContent }: Element): string {
  return textContent.slice(0, 80);
}

function sections(): NodeListOf<Element> {
  return document.querySelectorAll("#slot-main .section");
}
