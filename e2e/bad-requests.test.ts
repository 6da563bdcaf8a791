import type { Page } from "@playwright/test";
import { open, untilAlive } from "./support/alive.ts";
import { countLoads } from "./support/count-loads.ts";
import { openSearch } from "./support/header.ts";
import { expect, test } from "./support/test.ts";
import { words } from "./support/words.ts";

const search = /\/api\/v1\/([a-z]+\/)*search\?/;
const refusal = { status: 400, json: { code: 400, msg: "no", data: null } };

test.beforeEach(({ pageLog }) => pageLog.expect(/status of 400/));

/** Waits until a call has been refused and its response received. */
async function searchInVain(page: Page, name: string): Promise<void> {
  const field = await openSearch(page, name);
  const refused = page.waitForResponse(search);
  await field.fill("mysql");
  await (await refused).finished();
}

for (const word of [words.en, words.zh]) {
  test(`F-87 a 400 response redirects home once, and another 400 there does not (${word.lang})`, async ({ page }) => {
    await page.route(search, (route) => route.fulfill(refusal));
    await open(page, `${word.home === "/" ? "" : word.home}/products/bcc`);
    const homes: string[] = [];
    page.on("framenavigated", (frame) => homes.push(new URL(frame.url()).pathname));
    await searchInVain(page, word.search);
    await expect(page).toHaveURL(word.home);
    await untilAlive(page);

    const loads = countLoads(page);
    await page.goto(word.home);
    await untilAlive(page);
    await searchInVain(page, word.search);
    await expect(page.getByRole("banner").getByRole("status").first()).not.toBeEmpty();
    await expect(page).toHaveURL(word.home);
    expect(loads()).toBe(1);
    expect(homes.filter((path) => path !== word.home)).toEqual([]);
  });
}

test("F-87 a 400 during the layout load redirects home once, and the call is not repeated", async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: "accessToken", value: "a-token-of-a-test", url: baseURL ?? "" }]);
  const asked: string[] = [];
  await page.route("**/api/v1/console/**", async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await route.fulfill(refusal);
  });
  const loads = countLoads(page);
  // A notification stays until it is dismissed, so all of them can be counted.
  const toasts = page.getByText("You are back on the home page");
  await page.goto("/products/bcc");
  await expect(page).toHaveURL("/");
  await untilAlive(page);
  await expect.poll(() => new Set(asked).size).toBe(4);
  await expect(toasts).toHaveCount(1);

  // Returning to the tab would repeat an unanswered call; the search afterwards shows that nothing was repeated.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  const field = await openSearch(page, words.en.search);
  await field.fill("mysql");
  await expect(page.getByRole("option").first()).toHaveAttribute("href", "/products/mysql");
  await expect(page).toHaveURL("/");
  expect(loads()).toBe(1);
  await expect(toasts).toHaveCount(1);
  expect(asked).toHaveLength(4);
});
