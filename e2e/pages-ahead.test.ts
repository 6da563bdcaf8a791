import type { Page } from "@playwright/test";
import { isMarked, mark, open } from "./support/alive.ts";
import { untilIdleCodeLoaded } from "./support/idle-code.ts";
import { journeyLanguages } from "./support/journey-languages.ts";
import { expect, test } from "./support/test.ts";
import { at } from "./support/words.ts";

/** Content of the solution that the link leads to. */
const content = "**/_fragments/mf-solutions/*/content-cloud-base-*.js";
/** The last file that a page needs before it can request its data. */
const client = "**/_shell/api-client.*.js";
/** The code that prefetches pages, which is loaded when the page is idle. */
const ahead = "**/_shell/once-idle.*.js";

/** Records what the page requests from now on: scripts and api calls. */
function watchRequests(page: Page) {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === "script" || pathname.startsWith("/api/")) asked.push(pathname);
  });
  return asked;
}

for (const locale of journeyLanguages(1)) {
  test(`a hovered link's page is prefetched: its click fetches data only (${locale})`, async ({ page }) => {
    await open(page, at(locale, "/products/bcc"));
    await mark(page);
    const link = page
      .getByRole("main")
      .locator(`a[href="${at(locale, "/solution/cloud-base")}"]`)
      .first();
    const asked = watchRequests(page);
    const arrived = Promise.all([page.waitForResponse(content), page.waitForResponse(client)]);
    await link.hover();
    await arrived;
    await untilIdleCodeLoaded(page, ["once-idle", "vitals"]);
    expect(asked.filter((path) => path.startsWith("/api/"))).toEqual([]);

    asked.length = 0;
    await link.click();
    await expect(page.locator('#slot-main[data-fragment="mf-solutions"][data-outcome="mounted"]')).toBeAttached();
    await expect.poll(() => asked).toContain("/api/v1/cms/file/column/seo");
    expect(asked.filter((path) => !path.startsWith("/api/"))).toEqual([]);
    expect(await isMarked(page)).toBe(true);
  });
}

for (const when of ["before", "after"] as const) {
  test(`another page of the same fragment is prefetched if its link gets the focus ${when} the prefetch code loads`, async ({
    page,
  }) => {
    const { promise: isFocused, resolve: focused } = Promise.withResolvers<void>();
    await page.route(ahead, async (route) => {
      if (when === "before") await isFocused;
      await route.continue();
    });
    const isReady = when === "after" ? page.waitForResponse(ahead) : undefined;
    await open(page, "/products/bcc");
    await isReady;
    const link = page.getByRole("main").locator('a[href="/products/bos"]:not(svg a)').first();
    const arrived = Promise.all([
      page.waitForResponse("**/_fragments/mf-products/*/content-bos-*.js"),
      page.waitForResponse("**/_fragments/mf-products/*/product-storage-late.*.js"),
    ]);
    await link.focus();
    focused();
    await arrived;
    await untilIdleCodeLoaded(page, ["once-idle", "vitals"]);

    const asked = watchRequests(page);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Object Storage" })).toBeVisible();
    expect(asked.filter((path) => !path.startsWith("/api/"))).toEqual([]);
  });
}

test("F-36 code that failed to prefetch is fetched again by the click", async ({ page, pageLog }) => {
  pageLog.expect(/Failed to load resource|ChunkLoadError|Loading chunk/);
  await open(page, "/products/bcc");
  await mark(page);
  let isLost = true;
  let lost = 0;
  await page.route(content, (route) => {
    if (!isLost) return route.continue();
    lost += 1;
    return route.abort("connectionrefused");
  });
  const link = page.getByRole("main").locator('a[href="/solution/cloud-base"]').first();
  await link.hover();
  await expect.poll(() => lost).toBeGreaterThan(0);
  await expect(page.getByRole("heading", { level: 1, name: "Cloud Server" })).toBeVisible();

  isLost = false;
  await link.click();
  await expect(page.locator('#slot-main[data-fragment="mf-solutions"][data-outcome="mounted"]')).toBeAttached();
  await expect(page.getByRole("heading", { level: 1, name: "Cloud Server" })).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
});
