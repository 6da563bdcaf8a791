import type { Page } from "@playwright/test";
import { layOut } from "./lay-out.ts";

/** Headings of the page's own part with several lines, the last of which is a single letter; line breaks are shown as strokes. */
export async function widows(page: Page): Promise<string[]> {
  await layOut(page);
  return page.evaluate(() => {
    function linesOf(heading: Element): string[] {
      const lines: { top: number; text: string }[] = [];
      const range = document.createRange();
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.nodeValue ?? "";
        for (let index = 0; index < text.length; index += 1) {
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          const { top, width } = range.getBoundingClientRect();
          const line = lines.at(-1);
          // Letters of one line differ vertically by less than half a line.
          if (width > 0 && line && Math.abs(line.top - top) < 10) line.text += text[index];
          else if (width > 0) lines.push({ top, text: text[index] ?? "" });
        }
      }
      return lines.map(({ text }) => text);
    }

    /** Text for assistive technology only is in a box that is one pixel wide. */
    function isSeen(heading: Element): boolean {
      for (let box: Element | null = heading; box && box.id !== "slot-main"; box = box.parentElement) {
        if (getComputedStyle(box).display !== "contents" && box.getBoundingClientRect().width <= 2) return false;
      }
      return heading.checkVisibility();
    }

    return [...document.querySelectorAll("#slot-main :is(h1, h2, h3)")]
      .filter(isSeen)
      .map(linesOf)
      .filter((lines) => lines.length > 1 && (lines.at(-1)?.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < 2)
      .map((lines) => lines.join("/"));
  });
}
