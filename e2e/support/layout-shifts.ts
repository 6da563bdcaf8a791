import type { Page } from "@playwright/test";

/** The browser's attribution entry: https://wicg.github.io/layout-instability/#sec-layout-shift-attribution */
interface Source {
  node: Element | null;
  previousRect: DOMRectReadOnly;
  currentRect: DOMRectReadOnly;
}

export interface Shift {
  /** The moved node, identified by its parent's HTML; positions in the window are `x,y`. */
  where: string;
  from: string;
  to: string;
  /** How many pixels wider it is than before. */
  wider: number;
  /** Whether it moved sideways within its line of text or its row of a table: what follows is still loading there. */
  isInLine: boolean;
}

/** Records the shifts on the page that the visitor did not cause, from its first frame on. Call before the page is opened. */
export async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const moved: Shift[] = [];
    Reflect.set(globalThis, "__moved", moved);
    const at = ({ x, y }: DOMRectReadOnly) => `${x},${y}`;
    new PerformanceObserver((list) => {
      // Entries of that type have them.
      const entries = list.getEntries() as (PerformanceEntry & { sources: Source[] })[];
      for (const { node, previousRect, currentRect } of entries.flatMap(({ sources }) => sources)) {
        const where = node?.parentElement?.outerHTML.slice(0, 200) ?? "gone";
        const wider = currentRect.width - previousRect.width;
        const isPart =
          node && (node.nodeType === Node.TEXT_NODE || /^(inline|table-cell)$/.test(getComputedStyle(node).display));
        const isInLine = Boolean(isPart) && previousRect.y === currentRect.y;
        moved.push({ where, from: at(previousRect), to: at(currentRect), wider, isInLine });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(globalThis, "__moved") as Shift[]);
}
