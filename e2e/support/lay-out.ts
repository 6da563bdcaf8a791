import type { Page } from "@playwright/test";

/** What is out of sight has no layout yet: has all of the page laid out, so that all of it can be measured. */
export async function layOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset["laidOut"] = "";
  });
}

/** How much room the page takes sideways, in px. */
export async function widthOf(page: Page): Promise<number> {
  await layOut(page);
  return page.evaluate(() => document.documentElement.scrollWidth);
}
