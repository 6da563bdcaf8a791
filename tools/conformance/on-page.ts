import type { Page } from "playwright";
import type { Bench } from "./rule.ts";

/** Everything on the page is mounted, and late parts have arrived. */
const alive =
  'html:has(#slot-header[data-outcome="mounted"]):not(:has([data-slot][data-fragment]:not([data-outcome="mounted"]), [data-late="waiting"]))';

/** Opens a plain path of the checked site, and waits until script has taken it over. */
export async function open(page: Page, { url }: Pick<Bench, "url">, path: string): Promise<void> {
  await page.goto(url + path);
  await untilAlive(page);
}

export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction((selector) => document.querySelector(selector) !== null, alive);
}

/** Selector of the slots that the fragment fills. */
export function slotsOf({ subject }: Pick<Bench, "subject">): string {
  return `[data-slot][data-fragment="${subject.manifest.name}"]`;
}

/** The fragment's visible text, its slots one after the other. */
export async function readText(page: Page, bench: Pick<Bench, "subject">): Promise<string> {
  return (await page.locator(slotsOf(bench)).allInnerTexts()).join("\n");
}

/** Selects an option of the header's language or currency menu, as visitors do. */
export async function choose(page: Page, menu: string, option: string): Promise<void> {
  const header = page.getByRole("banner");
  await header.getByRole("button", { name: menu, exact: true }).click();
  await header.getByRole("button", { name: option, exact: true }).click();
}

declare global {
  interface Window {
    __checked?: string;
  }
}

/** Marks the document; `isSameDocument` returns whether another one has replaced it. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.__checked = "the same document";
  });
}

export async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => window.__checked !== undefined);
}
