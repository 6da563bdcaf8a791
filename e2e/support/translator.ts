import type { Page } from "@playwright/test";

/**
 * Translates the page from now on, as Chrome does: replaces every text, including later ones, with a text in two
 * elements. The words stay the same, so that tests find them.
 */
export async function startTranslator(page: Page): Promise<void> {
  await page.evaluate(() => {
    const leftAlone = "font, script, style, noscript, textarea, [translate=no]";

    function translate(root: Node): void {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = root instanceof Text ? [root] : [];
      // The walker returns text nodes only.
      for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
      for (const text of texts) {
        if (text.data.trim() === "" || !text.parentElement || text.parentElement.closest(leftAlone)) continue;
        const [outer, inner] = [document.createElement("font"), document.createElement("font")];
        inner.append(text.data);
        outer.append(inner);
        text.replaceWith(outer);
      }
    }

    const observer = new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        for (const node of type === "characterData" ? [target] : addedNodes) translate(node);
      }
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    translate(document.body);
  });
}
