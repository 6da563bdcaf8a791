import { findOverflows } from "../support/overflows.ts";
import type { Visitor } from "./visitor.ts";

/** Distances of the parts of a page from the left and right edges, in px. */
export type Layout = Record<"header" | "heading" | "main" | "footer", { left: number; right: number }>;

/** Lays out the whole page, at rest and with its own fonts. */
export async function layOutWhole(visitor: Visitor): Promise<void> {
  await visitor.run(async () => {
    document.documentElement.dataset["laidOut"] = "";
    await document.fonts.ready;
    // Endless animations never finish.
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Content beyond the window's edges or cut off, and overlapping texts of header and page. */
export async function faultsOf(visitor: Visitor): Promise<string[]> {
  await layOutWhole(visitor);
  return [...(await visitor.run(findOverflows)), ...(await visitor.run(findOverlaps))];
}

export async function readLayout(visitor: Visitor): Promise<Layout> {
  await layOutWhole(visitor);
  return visitor.run(() => {
    const placeOf = (selector: string) => {
      const { left, right } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      // Some engines reserve space for a scroll bar, others do not.
      return { left: Math.round(left), right: Math.round(document.documentElement.clientWidth - right) };
    };
    return {
      header: placeOf("#slot-header header"),
      heading: placeOf("h1"),
      main: placeOf("main"),
      footer: placeOf("#slot-footer footer"),
    };
  });
}

/** Renders the page with its print styles for the lifetime of the document: few drivers can print. */
export async function drawAsPrinted(visitor: Visitor): Promise<void> {
  await visitor.run(() => {
    function rewrite(rules: CSSRuleList): void {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule) {
          const { media } = rule;
          if (media.mediaText.includes("print")) media.mediaText = media.mediaText.replaceAll("print", "all");
          else if (media.mediaText.includes("screen")) media.mediaText = "not all";
        }
        if (rule instanceof CSSGroupingRule) rewrite(rule.cssRules);
      }
    }
    for (const { cssRules } of document.styleSheets) rewrite(cssRules);
  });
}

/** Headings, links and buttons that overlap, unless one contains the other. */
function findOverlaps(): string[] {
  /** The part of its box that no ancestor clips: one pixel for text that is only for screen readers. */
  function seenOf(element: Element): Record<"left" | "right" | "top" | "bottom", number> {
    let { left, right, top, bottom } = element.getBoundingClientRect();
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === "visible") continue;
      const box = around.getBoundingClientRect();
      [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return { left, right, top, bottom };
  }
  const boxes = [
    ...document.querySelectorAll<HTMLElement>("main :is(h1, h2, h3, button, p, label), header :is(a, button)"),
  ]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    // Floating elements are meant to cover others.
    .filter(
      (element) => !element.closest("dialog, [popover], [inert]") && getComputedStyle(element).position === "static",
    )
    .map((element) => ({ element, box: seenOf(element) }))
    .filter(({ box }) => box.right - box.left > 2 && box.bottom - box.top > 2);
  return boxes.flatMap(({ element, box }, index) =>
    boxes
      .slice(index + 1)
      .filter(({ element: other }) => !element.contains(other) && !other.contains(element))
      .filter(
        ({ box: { left, right, top, bottom } }) =>
          Math.min(right, box.right) - Math.max(left, box.left) > 2 &&
          Math.min(bottom, box.bottom) - Math.max(top, box.top) > 2,
      )
      .map(
        ({ element: other }) =>
          `on each other: ${element.outerHTML.slice(0, 100)} and ${other.outerHTML.slice(0, 100)}`,
      ),
  );
}
