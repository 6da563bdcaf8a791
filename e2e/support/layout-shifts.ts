import type { Page } from "@playwright/test";

interface Source {
  node: Element | null;
  previousRect: DOMRectReadOnly;
  currentRect: DOMRectReadOnly;
}

/**
 * What of the page moves by itself, from its first frame on: from where to where, and in which parent. To be
 * called before the page is opened.
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Reflect.set(globalThis, "__moved", moved);
    const at = ({ x, y }: DOMRectReadOnly) => `${x},${y}`;
    new PerformanceObserver((list) => {
      // The entries of that type have them.
      const entries = list.getEntries() as (PerformanceEntry & { sources: Source[] })[];
      for (const { node, previousRect, currentRect } of entries.flatMap(({ sources }) => sources)) {
        // A text that is still coming grows, and may need a line of its own.
        if (at(previousRect) === at(currentRect) || currentRect.width > previousRect.width) continue;
        const where = node?.parentElement?.outerHTML.slice(0, 200) ?? "gone";
        moved.push(`from ${at(previousRect)} to ${at(currentRect)} in ${where}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(globalThis, "__moved") as string[]);
}
