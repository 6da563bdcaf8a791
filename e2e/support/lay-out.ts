import type { Page } from "@playwright/test";

/**
 * Parts out of sight have no layout yet: forces the layout of the whole page, so that all of it can be measured, and read with
 * innerText, which leaves out what has no layout.
 */
export async function layOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset["laidOut"] = "";
  });
}

/** The page's width including overflow, in px. */
export async function widthOf(page: Page): Promise<number> {
  await layOut(page);
  return page.evaluate(() => document.documentElement.scrollWidth);
}
