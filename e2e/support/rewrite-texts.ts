import type { Page } from "@playwright/test";

export type Rewriting = "without a space" | "three times as long";

/**
 * Changes every text of the page itself, as an editor or a translation might. "Without a space" changes names only, and one cell per
 * table, since the rest of a table has sentences and numbers.
 */
export async function rewriteTexts(page: Page, how: Rewriting): Promise<void> {
  await page.evaluate((way) => {
    const main = document.querySelector("main");
    const texts = new Array<Text>();
    if (main) {
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      // The walker returns text nodes only.
      for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
    }
    const isKept = "script, style, svg, pre, code, data, time, output, [aria-hidden=true]";
    // Such as "≈ Rp 148,500": amounts do not grow with texts, and are set on one line.
    const isAmount = (words: string) => /\d/.test(words) && words.length < 30;
    const isName = "h1, h2, h3, a, button, label, dt, th";
    const done = new Set<Element>();
    for (const text of texts) {
      const parent = text.parentElement;
      if (!parent || parent.closest(isKept) || !/\p{L}/u.test(text.data) || isAmount(text.data)) continue;
      if (way === "three times as long") text.data = `${text.data} ${text.data} ${text.data}`;
      else if (parent.closest(isName)) {
        const table = parent.closest("table");
        if (table && (done.has(table) || !parent.closest("tbody"))) continue;
        if (table) done.add(table);
        text.data = "Infrastrukturverwaltungsdienst";
      }
    }
  }, how);
}
