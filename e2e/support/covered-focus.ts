import type { Page } from "@playwright/test";

/**
 * Controls that a fixed or sticky element covers, or that are outside the window, while they have the focus: in tab order and
 * in reverse (WCAG 2.4.11, but stricter: no corner may be covered).
 */
export async function coveredFocus(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary, [tabindex='0']"),
    ].filter((element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }));
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

    /** The layer above the page that an element is in. */
    const layerOf = (element: Element | null): Element | null => {
      if (!element || /^(fixed|sticky)$/.test(getComputedStyle(element).position)) return element;
      return layerOf(element.parentElement);
    };
    const coverAt = (focused: HTMLElement, x: number, y: number): string | undefined => {
      const top = document.elementFromPoint(x, y);
      if (!top) return "is outside the window";
      const layer = layerOf(top);
      return layer && !layer.contains(focused) ? `is under ${layer.outerHTML.slice(0, 100)}` : undefined;
    };
    const pointsOf = ({ left, right, top, bottom }: DOMRect) =>
      [top + 2, bottom - 2].flatMap((y) => [left + 2, (left + right) / 2, right - 2].map((x) => ({ x, y })));
    const coverOf = (focused: HTMLElement): string | undefined =>
      [...focused.getClientRects()]
        // What fills most of the window, such as a table that scrolls, cannot be clear of its edges.
        .filter(({ width, height }) => width >= 4 && height >= 4 && height <= window.innerHeight / 2)
        .flatMap(pointsOf)
        .map(({ x, y }) => coverAt(focused, x, y))
        .find(Boolean);

    const covered: string[] = [];
    // In the reverse order first: it ends at the top, where Tab begins.
    for (const control of [...controls.toReversed(), ...controls]) {
      const before = window.scrollY;
      control.focus();
      if (document.activeElement !== control) continue;
      // The header and the floating buttons come and go as the page scrolls.
      if (window.scrollY !== before) await nextFrame();
      let cover = coverOf(control);
      for (let frames = 0; cover && frames < 60; frames += 1) {
        await nextFrame();
        cover = coverOf(control);
      }
      if (cover) covered.push(`${control.outerHTML.slice(0, 160)} ${cover}`);
    }
    return covered;
  });
}
