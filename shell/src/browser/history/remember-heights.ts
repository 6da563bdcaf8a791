import { keepPlace } from "./scroll-anchor.ts";

/**
 * Sections out of sight have an estimated height, see `.section` in the base styles, and the estimate is higher than any of them: the
 * scrollbar would be too long, and run away from the pointer that drags it. Lays them out for one frame, after which the browser
 * remembers their real heights.
 *
 * Only for visitors with a mouse, who may drag it: a phone is spared the work.
 */
export function rememberHeights(): void {
  const unseen = [...document.querySelectorAll<HTMLElement>(".section, .below")].filter(isSkipped);
  if (unseen.length === 0 || !matchMedia("(any-pointer: fine)").matches) return;
  keepPlace(() => {
    for (const section of unseen) section.style.contentVisibility = "visible";
  });
  // The first callback runs before the frame that lays them out, the second after it.
  requestAnimationFrame(() => requestAnimationFrame(() => keepPlace(() => unseen.forEach(hide))));
}

/** Whether the browser has skipped its content, which leaves it with an estimated height, or one of an earlier look. */
function isSkipped({ firstElementChild }: Element): boolean {
  return firstElementChild?.checkVisibility?.({ contentVisibilityAuto: true }) === false;
}

function hide(section: HTMLElement): void {
  section.style.removeProperty("content-visibility");
  if (section.style.length === 0) section.removeAttribute("style");
}
