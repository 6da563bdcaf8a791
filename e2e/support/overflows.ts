import type { Page } from "@playwright/test";
import { layOut } from "./lay-out.ts";

/** Parts of a page that cannot be read completely: beyond the window's edges, or cut off by a box. */
export async function overflows(page: Page): Promise<string[]> {
  await layOut(page);
  return page.evaluate(findOverflows);
}

/** The same, running in a page whose layout is complete. */
export function findOverflows(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const sideways = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide in ${clientWidth}`] : [];
  const texts = [...document.querySelectorAll<HTMLElement>("main :is(h1, h2, h3, p, a, button, dt, dd, li, th, td)")];
  const cut = texts.filter((element) => {
    if (!element.checkVisibility() || element.clientHeight <= 1) return false;
    const { overflowX, overflowY } = getComputedStyle(element);
    const { scrollWidth: wide, scrollHeight: high, clientWidth: width, clientHeight: height } = element;
    const isCut = (overflow: string) => overflow === "hidden" || overflow === "clip";
    return (isCut(overflowX) && wide > width + 1) || (isCut(overflowY) && high > height + 1);
  });
  return [...sideways, ...cut.map((element) => `cut off: ${element.outerHTML.slice(0, 160)}`)];
}

/** WCAG 2.5.8: less than 24 px with another target within 12 px of its centre. Links within a sentence are exempt. */
export async function smallTargets(page: Page): Promise<string[]> {
  await layOut(page);
  return page.evaluate(() => {
    const targets = [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")]
      // Content for screen readers only is not a pointer target.
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
      .map((element) => ({ element, box: element.getBoundingClientRect() }));
    const isInSentence = (element: HTMLElement) =>
      getComputedStyle(element).display === "inline" &&
      element.parentElement?.closest("p, li, dd, td, figcaption, summary")?.textContent?.trim() !==
        element.textContent?.trim();
    const isCrowded = ({ element, box }: (typeof targets)[number]) => {
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      return targets.some(({ element: other, box: { left, right, top, bottom } }) => {
        if (other === element || other.contains(element) || element.contains(other)) return false;
        return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)) < 12;
      });
    };
    return targets
      .filter(({ element, box }) => (box.width < 24 || box.height < 24) && !isInSentence(element))
      .filter(isCrowded)
      .map(
        ({ element, box }) => `${Math.round(box.width)}×${Math.round(box.height)} ${element.outerHTML.slice(0, 160)}`,
      );
  });
}
