import { expect, type Page, type Response } from "@playwright/test";
import { siteFilePrefix } from "@zhian/contracts/site-list";

/** Matches a page that script has taken over. */
export const aliveSelector = [
  'html:has(#slot-header[data-outcome="mounted"])',
  ':not(:has([data-slot][data-fragment]:not([data-outcome="mounted"]), [data-late="waiting"]))',
].join("");

/** Waits until every slot with a fragment has it mounted, and late parts have arrived: from then on, script handles clicks. */
export async function untilAlive(page: Page): Promise<void> {
  // Every journey waits here. The page checks itself: polling it from outside twenty times a second took a tenth of its time.
  const isAlive = await page
    .waitForFunction((selector) => document.querySelector(selector) !== null, aliveSelector, {
      polling: 50,
      timeout: 90_000,
    })
    .then(() => true)
    .catch(() => false);
  if (isAlive) return;
  // Reports what is missing.
  await expect(page.locator('#slot-header[data-outcome="mounted"]')).toBeAttached();
  await expect(page.locator('[data-slot][data-fragment]:not([data-outcome="mounted"])')).toHaveCount(0);
  await expect(page.locator('[data-late="waiting"]')).toHaveCount(0);
}

/** Opens a page of the site and waits until script has taken it over. Returns the server's response. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await untilAlive(page);
  return response;
}

declare global {
  interface Window {
    /** Set by a test; missing once another document has replaced this one. */
    __mark?: string;
  }
}

/**
 * Runs in a page: whether it has fetched the site's list. Until then, a link waits for it, and leads to a document after two seconds,
 * which may be too short on a busy machine. With save-data, a page does not fetch the list in advance; with a clock that the test
 * turns, the browser does not say what a page has fetched.
 */
export function canNavigateInPlace(prefix: string): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const files = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  return connection?.saveData === true || files.length === 0 || files.some((path) => path.startsWith(prefix));
}

/** Marks the document, once it can navigate in place: if the mark is still there later, no document was loaded. */
export async function mark(page: Page): Promise<void> {
  await page.waitForFunction(canNavigateInPlace, siteFilePrefix, { polling: 50, timeout: 90_000 });
  await page.evaluate(() => {
    window.__mark = "the same document";
  });
}

export async function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => window.__mark !== undefined);
}
