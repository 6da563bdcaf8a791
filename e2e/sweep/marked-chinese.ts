import type { Page } from "@playwright/test";
import { expect } from "../support/test.ts";
import type { Judge } from "./judge.ts";

export const markedChinese: Judge = {
  title: "marks Chinese text on an English page",
  only: "en",
  async judge({ page }) {
    expect.soft(await unmarkedHan(page)).toEqual([]);
  },
};

/** Texts with Han characters that no enclosing element marks as Chinese. */
function unmarkedHan(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const isRead = element && !element.closest("script, style, [aria-hidden=true]");
      if (isRead && /\p{Script=Han}/u.test(node.nodeValue ?? "") && !element.closest("[lang|=zh]")) {
        found.push(node.nodeValue ?? "");
      }
    }
    return found;
  });
}
