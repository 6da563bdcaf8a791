import type { Page } from "@playwright/test";

export interface Move {
  /** The element that moved. */
  element: string;
  /** What moved it by arriving: an element, or the element whose text arrived. */
  by: string;
  /** Positions in the window, `x,y`, in CSS pixels. */
  from: string;
  to: string;
}

/** An element's box without what arrived, and with it. */
type Layouts = Record<"before" | "after", DOMRect>;

/**
 * The moves in the first window of a page whose HTML arrives node by node, the last of them first. It takes the page apart from its
 * end, which gives the layouts that the page has while it loads. Only a drawing arrives whole. As in a browser's own layout shifts
 * (https://wicg.github.io/layout-instability/), less than 3 pixels are no move, and nothing invisible moves. Neither does text that
 * flows on, what its own words wrap to the next line, or a column that becomes as wide as its cells.
 */
export function takeApart(page: Page): Promise<Move[]> {
  return page.evaluate(() => {
    const main = document.querySelector("#slot-main");
    if (!main) throw new Error("The page has no main slot.");
    const isSeen = (element: Element) =>
      element.matches(":not(script, style, link, template, .visually-hidden, .visually-hidden *)");
    const startTag = (element: Element) => (element.cloneNode() as Element).outerHTML;
    const at = ({ x, y }: DOMRect) => `${Math.round(x)},${Math.round(y)}`;

    const boxOf = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) ? element.getBoundingClientRect() : new DOMRect();

    const all = nodesIn(document.body);
    const elements = all.filter((node) => node instanceof Element).filter(isSeen);
    const boxes = new Map(elements.map((element) => [element, boxOf(element)]));
    const isInWindow = (element: Element) => (boxes.get(element)?.top ?? innerHeight) < innerHeight;
    let present = elements.filter(isInWindow);

    function moveOf(element: Element, before: DOMRect, after: DOMRect): Omit<Move, "by"> | undefined {
      const sideways = Math.abs(after.x - before.x);
      const down = Math.abs(after.y - before.y);
      const isFlow = down < 3 && /^(inline|table-cell)$/.test(getComputedStyle(element).display);
      const isEmpty = before.width * before.height * after.width * after.height === 0;
      if (isEmpty || isFlow || Math.max(sideways, down) < 3) return undefined;
      return { element: startTag(element), from: at(before), to: at(after) };
    }

    const moves: Move[] = [];
    // Nothing is painted before the main slot's start tag.
    for (const last of all.slice(all.indexOf(main) + 1).reverse()) {
      const { parentElement } = last;
      const arriving = last instanceof Element ? last : parentElement;
      const isJudged = arriving && isInWindow(arriving);
      removeAfter(last);
      last.remove();
      leaveOpen(parentElement);
      present = present.filter((element) => element !== last);
      if (!isJudged) continue;
      const wrapped: Element[] = [];
      for (const element of present) {
        const before = boxOf(element);
        const after = boxes.get(element) ?? before;
        boxes.set(element, before);
        if (isWrapped(element, parentElement, { before, after })) wrapped.push(element);
        const move = wrapped.some((each) => each.contains(element)) ? undefined : moveOf(element, before, after);
        if (move) moves.push({ by: startTag(arriving), ...move });
      }
    }
    return moves;

    /** Whether its own words had no room where it began, or its paragraph's words wrap at another place. */
    function isWrapped(element: Element, parent: Element | null, { before, after }: Layouts): boolean {
      const isBelow = after.top >= before.bottom;
      if (element.contains(parent) && isBelow && after.x < before.x) return true;
      const isInParagraph = getComputedStyle(element).display === "inline" && element.parentElement?.contains(parent);
      return Boolean(isInParagraph) && after.x !== before.x && (isBelow || after.bottom <= before.top);
    }

    /** Elements and texts in their order; a drawing without what it is made of. */
    function nodesIn(parent: Element): (Element | Text)[] {
      return [...parent.childNodes].flatMap((node) => {
        if (node instanceof Text) return node.data.trim() === "" ? [] : [node];
        if (!(node instanceof Element)) return [];
        return node.matches("svg, script, style, template") ? [node] : [node, ...nodesIn(node)];
      });
    }

    // No child is the `:last-child` of an element that is still being parsed, in Chromium and WebKit.
    function leaveOpen(element: Element | null): void {
      for (let open = element; open && open !== document.body; open = open.parentElement) {
        open.append(Object.assign(document.createElement("wbr"), { hidden: true }));
      }
    }

    function removeAfter(last: Node): void {
      for (let node: Node | null = last; node && node !== document.body; node = node.parentElement) {
        while (node.nextSibling) node.nextSibling.remove();
      }
    }
  });
}
