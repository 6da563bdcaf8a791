import type { Page } from "@playwright/test";

/**
 * Controls that something fixed or sticky covers, or that are not in the window, while they have the focus, in the order
 * of Tab and in the reverse order (WCAG 2.4.11; stricter, as no corner may be covered).
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
    const coverOf = (focused: HTMLElement): string | undefined => {
      for (const { left, right, top, bottom, width, height } of focused.getClientRects()) {
        // What fills most of the window, such as a table that scrolls, cannot be clear of its edges.
        if (width < 4 || height < 4 || height > window.innerHeight / 2) continue;
        for (const y of [top + 2, bottom - 2]) {
          for (const x of [left + 2, (left + right) / 2, right - 2]) {
            const cover = coverAt(focused, x, y);
            if (cover) return cover;
          }
        }
      }
      return undefined;
    };

    const covered: string[] = [];
    // In the reverse order first: it ends at the top, where Tab begins.
    for (const control of [...controls.toReversed(), ...controls]) {
      const before = window.scrollY;
      control.focus();
      if (document.activeElement !== control) continue;
      // The header and the floating buttons come and go as the page scrolls.
      if (window.scrollY !== before) await nextFrame();
      for (let frames = 0; coverOf(control) && frames < 30; frames += 1) await nextFrame();
      const cover = coverOf(control);
      if (cover) covered.push(`${control.outerHTML.slice(0, 160)} ${cover}`);
    }
    return covered;
  });
}
