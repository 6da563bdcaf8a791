import type { Page } from "@playwright/test";

export interface Move {
  /** The element that moved, and the one whose arrival moved it. */
  element: string;
  by: string;
  /** Positions in the window, `x,y`, in CSS pixels. */
  from: string;
  to: string;
}

/**
 * The moves in the first window of a page whose HTML arrives element by element, the last of them first. It takes the page apart from
 * its end, which gives the layouts that the page has while it loads. A link, a button and a drawing arrive whole. As in a
 * browser's own layout shifts (https://wicg.github.io/layout-instability/), less than 3 pixels are no move; and neither is text that
 * flows on within its lines, or a column that becomes as wide as its cells.
 */
export function takeApart(page: Page): Promise<Move[]> {
  return page.evaluate(() => {
    const main = document.querySelector("#slot-main");
    if (!main) throw new Error("The page has no main slot.");
    const isSeen = (element: Element) =>
      element.matches(":not(script, style, link, template, .visually-hidden, .visually-hidden *)");
    const isPart = (element: Element) => element.matches(":is(a, button, svg) *");
    const startTag = (element: Element) => (element.cloneNode() as Element).outerHTML;
    const at = ({ x, y }: DOMRect) => `${Math.round(x)},${Math.round(y)}`;

    const all = [...document.body.querySelectorAll("*")];
    let present = all.filter(isSeen);
    const boxes = new Map(present.map((element) => [element, element.getBoundingClientRect()]));
    const isInWindow = (element: Element) => (boxes.get(element)?.top ?? 0) < innerHeight;
    present = present.filter(isInWindow);

    function moveOf(element: Element, before: DOMRect, after: DOMRect): Omit<Move, "by"> | undefined {
      const sideways = Math.abs(after.x - before.x);
      const down = Math.abs(after.y - before.y);
      const isFlow = down < 3 && /^(inline|table-cell)$/.test(getComputedStyle(element).display);
      const isEmpty = before.width * before.height * after.width * after.height === 0;
      if (isEmpty || isFlow || Math.max(sideways, down) < 3 || after.width > before.width) return undefined;
      return { element: startTag(element), from: at(before), to: at(after) };
    }

    const moves: Move[] = [];
    // Nothing is painted before the main slot's start tag.
    for (const last of all.slice(all.indexOf(main) + 1).reverse()) {
      const isJudged = boxes.has(last) && isInWindow(last) && !isPart(last);
      const { parentElement } = last;
      removeAfter(last);
      last.remove();
      leaveOpen(parentElement);
      present = present.filter((element) => element !== last);
      if (!isJudged) continue;
      for (const element of present) {
        const before = element.getBoundingClientRect();
        const move = moveOf(element, before, boxes.get(element) ?? before);
        boxes.set(element, before);
        if (move) moves.push({ by: startTag(last), ...move });
      }
    }
    return moves;

    // No child is the `:last-child` of an element that is still being parsed, in Chromium and WebKit.
    function leaveOpen(element: Element | null): void {
      for (let open = element; open && open !== document.body; open = open.parentElement) {
        open.append(Object.assign(document.createElement("wbr"), { hidden: true }));
      }
    }

    function removeAfter(element: Element): void {
      for (let node: Element | null = element; node && node !== document.body; node = node.parentElement) {
        while (node.nextSibling) node.nextSibling.remove();
      }
    }
  });
}
