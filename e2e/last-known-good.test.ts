import type { Page } from "@playwright/test";
import { isMarked, mark, open, untilAlive } from "./support/alive.ts";
import { makeMisbehaving } from "./support/broken-release.ts";
import { countLoads } from "./support/count-loads.ts";
import { fragments } from "./support/fragments-command.ts";
import { type OwnSite, readServed, startOwnSite } from "./support/own-site.ts";
import { collectReports } from "./support/reports.ts";
import { countRunningTime } from "./support/running-time.ts";
import { expect, test } from "./support/test.ts";
import { words } from "./support/words.ts";

// A reused registry still has the releases of earlier runs.
const version = `7.2.0-${Date.now().toString(36)}`;
const its = "/solution/cloud-base";

let site: OwnSite;
let before: string;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  site = await startOwnSite("last-known-good");
  before = (await readServed("last-known-good"))["mf-solutions"] ?? "";
  await fragments("publish", await makeMisbehaving("mf-solutions", version), "--as-built");
  await site.change("promote", "mf-solutions", version, "--no-watch");
});

test.afterAll(() => site.stop());

// A failing fragment may never use what it has preloaded.
test.beforeEach(({ pageLog }) =>
  pageLog.expect(/^report: |broken on purpose|preload|Federation Runtime|RUNTIME-|404|Loading|net::ERR/),
);

async function misbehave(page: Page, way: string): Promise<void> {
  await page.addInitScript((wanted) => Reflect.set(globalThis, "__misbehave", wanted), way);
}

function notice(page: Page) {
  return page.getByRole("main").getByRole("status").filter({ hasText: words.en.unavailable });
}

/** How many scripts of a release the page has requested. */
async function scriptsOf(page: Page, release: string): Promise<number> {
  return page.evaluate(
    (base) => performance.getEntriesByType("resource").filter(({ name }) => name.includes(base)).length,
    `/_fragments/mf-solutions/${release}/`,
  );
}

for (const way of [
  "throws when evaluated",
  "throws in bootstrap",
  "throws in mount",
  "never settles",
  "breaks when it is used",
]) {
  test(`F-236 a release that ${way} is replaced by the previous one, in the same document`, async ({ page }) => {
    const loads = countLoads(page);
    const reports = await collectReports(page);
    await misbehave(page, way);
    await page.goto(site.url + its);
    await mark(page);
    await expect
      .poll(() => reports)
      .toContainEqual(expect.objectContaining({ kind: "broken", fragment: "mf-solutions", version }));
    await untilAlive(page);

    await expect
      .poll(() => reports)
      .toContainEqual(
        expect.objectContaining({
          kind: "replaced",
          fragment: "mf-solutions",
          version,
          message: `replaced by ${before}`,
        }),
      );
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(notice(page)).toHaveCount(0);
    expect(await scriptsOf(page, before)).toBeGreaterThan(0);
    expect(
      await page.locator(`head :is(link, style):is([href*="${version}"], [data-href*="${version}"])`).count(),
    ).toBe(0);
    // The visitor moves on, and comes back to the working release.
    await page.getByRole("banner").locator('a[href="/"]').first().click();
    await expect(page.locator('#slot-main[data-fragment="mf-products"][data-outcome="mounted"]')).toBeAttached();
    await page.goBack();
    await expect(page.locator('#slot-main[data-fragment="mf-solutions"][data-outcome="mounted"]')).toBeAttached();
    await expect(notice(page)).toHaveCount(0);
    expect([loads(), await isMarked(page)]).toEqual([1, true]);
  });
}

declare global {
  interface Window {
    /** When the release was reported as broken, and when the previous one was mounted, as `__runningTime` counts. */
    __brokenAt?: number;
    __mountedAt?: number;
  }
}

test("F-236 the previous release is mounted within a second of the failure, by the page's own clock", async ({
  page,
}) => {
  await misbehave(page, "throws in mount");
  await countRunningTime(page);
  await page.addInitScript(() => {
    navigator.sendBeacon = (_address, body) => {
      if (body instanceof Blob) {
        void body.text().then((text) => {
          if (text.includes('"broken"')) window.__brokenAt ??= window.__runningTime();
        });
      }
      return true;
    };
    new MutationObserver(() => {
      if (document.querySelector('#slot-main[data-outcome="mounted"]')) window.__mountedAt ??= window.__runningTime();
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-outcome"] });
  });
  await open(page, site.url + its);
  await expect.poll(() => page.evaluate(() => window.__mountedAt)).toBeDefined();
  const [brokenAt, mountedAt] = await page.evaluate(() => [window.__brokenAt, window.__mountedAt]);
  expect((mountedAt ?? Number.NaN) - (brokenAt ?? Number.NaN)).toBeLessThanOrEqual(1_000);
});

test("F-236 a release whose files are lost is replaced, too, without a reload", async ({ page }) => {
  const loads = countLoads(page);
  await page.route(`**/_fragments/mf-solutions/${version}/*.js`, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(site.url + its);
  await untilAlive(page);
  expect(await scriptsOf(page, before)).toBeGreaterThan(0);
  expect(loads()).toBe(1);
});

test("F-237 if the previous release cannot be loaded either, the notice with its retry stays", async ({ page }) => {
  await misbehave(page, "throws in mount");
  await page.route("**/_site/**", (route) => route.abort());
  await page.goto(site.url + its);
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.unroute("**/_site/**");
  await notice(page).getByRole("button", { name: words.en.retry }).click();
  await untilAlive(page);
  await expect(notice(page)).toHaveCount(0);
});

test("F-237 a broken release is not replaced by a recalled one", async ({ page }) => {
  await site.change("recall", "mf-solutions", "--version", before);
  await misbehave(page, "throws in mount");
  await page.goto(site.url + its);
  await expect(notice(page)).toBeVisible();
  expect(await scriptsOf(page, before)).toBe(0);
});
