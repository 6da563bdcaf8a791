import { isHeadingInto, type Point } from "../model/pointer-path.ts";
import { isWide } from "./is-wide.ts";
import { isShown } from "./use-popover.ts";

const openAfterMs = 150;
const closeAfterMs = 250;
const groupAfterMs = 120;

interface Menu {
  button: HTMLButtonElement;
  panel: HTMLElement;
}

/**
 * Lets a mouse open the menus of a list by hovering over their buttons. Only an addition: buttons work by click without it,
 * and touch and keyboard never get here. `isResting`: the pointer that triggered the load may already be on a button, without
 * any other input since. Returns a function that stops it.
 */
export function followPointer(list: HTMLElement, { isResting }: { isResting: boolean }): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let opened: Menu | undefined;
  let last: Point = { x: 0, y: 0 };

  function later(ms: number, act: () => void) {
    clearTimeout(timer);
    timer = setTimeout(act, ms);
  }

  function open(menu: Menu) {
    clearTimeout(timer);
    if (isShown(menu.panel)) return;
    menu.panel.showPopover({ source: menu.button });
    opened = menu;
  }

  function close() {
    opened?.panel.hidePopover();
    opened = undefined;
  }

  function onOver(event: PointerEvent) {
    if (event.pointerType !== "mouse" || !isWide() || !(event.target instanceof Element)) return;
    const summary = event.target.closest("summary");
    // Filter results stay until a click opens something else.
    if (summary?.closest("[data-filtered]")) return clearTimeout(timer);
    // When the page scrolls, a list may move beneath a resting mouse.
    if (summary) return isSame(last, pointOf(event)) ? undefined : later(groupAfterMs, () => openGroup(summary));
    if (event.target.closest("[popover]") !== list.closest("[popover]")) return clearTimeout(timer);

    const menu = menuOf(event.target);
    const shown = opened && isShown(opened.panel) ? opened : undefined;
    if (!menu) return shown && later(closeAfterMs, close);
    if (!shown) return later(openAfterMs, () => open(menu));
    if (shown.panel === menu.panel) return clearTimeout(timer);
    const isPassing = isHeadingInto(shown.panel.getBoundingClientRect(), last, pointOf(event));
    return isPassing ? later(closeAfterMs, () => open(menu)) : open(menu);
  }

  const onMove = (event: PointerEvent) => void (last = pointOf(event));

  const onLeave = ({ pointerType }: PointerEvent) =>
    pointerType === "mouse" && opened ? later(closeAfterMs, close) : clearTimeout(timer);

  function onClick(event: MouseEvent) {
    clearTimeout(timer);
    if (!(event.target instanceof Element) || !isWide()) return;
    const menu = menuOf(event.target);
    if (!menu || menu.panel !== opened?.panel) return;
    // The pointer has already opened it; the click that follows keeps it open instead of closing it.
    if (isShown(menu.panel)) event.preventDefault();
    opened = undefined;
  }

  // A visitor who is typing does not move the mouse: a menu that they closed must not reopen under the focus.
  const onKey = () => clearTimeout(timer);

  const first = isResting ? menuUnderPointer(list) : undefined;
  if (first) later(openAfterMs, () => open(first));
  list.addEventListener("pointerover", onOver);
  list.addEventListener("pointermove", onMove);
  list.addEventListener("pointerleave", onLeave);
  list.addEventListener("click", onClick);
  document.addEventListener("keydown", onKey);
  return () => {
    clearTimeout(timer);
    list.removeEventListener("pointerover", onOver);
    list.removeEventListener("pointermove", onMove);
    list.removeEventListener("pointerleave", onLeave);
    list.removeEventListener("click", onClick);
    document.removeEventListener("keydown", onKey);
  };
}

function openGroup(summary: HTMLElement): void {
  summary.parentElement?.setAttribute("open", "");
}

/** The pointer may be on a button before this code loads. */
function menuUnderPointer(list: HTMLElement): Menu | undefined {
  const under = isWide() ? list.querySelector("li > button[popovertarget]:hover") : null;
  return under ? menuOf(under) : undefined;
}

function menuOf(element: Element): Menu | undefined {
  const button = element.closest<HTMLButtonElement>("li > button[popovertarget]");
  const panel = button?.nextElementSibling;
  return button && panel instanceof HTMLElement ? { button, panel } : undefined;
}

function isSame(one: Point, other: Point): boolean {
  return one.x === other.x && one.y === other.y;
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}
