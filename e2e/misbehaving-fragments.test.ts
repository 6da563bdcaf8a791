import type { Page } from "@playwright/test";
import { isMarked, mark, open, untilAlive } from "./support/alive.ts";
import { makeMisbehaving, serveAlone } from "./support/broken-release.ts";
import { countLoads } from "./support/count-loads.ts";
import { fragments } from "./support/fragments-command.ts";
import { choose } from "./support/header.ts";
import { count, countAtRest, walk } from "./support/leak-detector.ts";
import { type OwnSite, startOwnSite } from "./support/own-site.ts";
import { collectReports } from "./support/reports.ts";
import { countRunningTime } from "./support/running-time.ts";
import { expect, test } from "./support/test.ts";
import { words } from "./support/words.ts";

// A reused registry still has the releases of earlier runs.
const version = `7.0.0-${Date.now().toString(36)}`;
const its = "/solution/cloud-base";

let site: OwnSite;

test.beforeAll(async () => {
  site = await startOwnSite("misbehaving");
  await fragments("publish", await makeMisbehaving("mf-solutions", version), "--as-built");
  // It stays served however badly it behaves, since no earlier release can replace it.
  await serveAlone(site, "mf-solutions", version);
});

test.afterAll(() => site.stop());

// A failing fragment may never use what it has preloaded.
test.beforeEach(({ pageLog }) => pageLog.expect(/^report: |broken on purpose|preload|Federation Runtime|RUNTIME-/));

/** Makes the fragment misbehave in this way in every document of the page. */
async function misbehave(page: Page, way: string): Promise<void> {
  await page.addInitScript((wanted) => Reflect.set(globalThis, "__misbehave", wanted), way);
}

function notice(page: Page) {
  return page.getByRole("main").getByRole("status").filter({ hasText: words.en.unavailable });
}

async function followMenuTo(page: Page, path: string): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: words.en.products, exact: true }).click();
  await page
    .getByRole("navigation", { name: words.en.mainNavigation, exact: true })
    .locator(`a[href="${path}"]`)
    // The same link may appear above, among recently viewed pages.
    .last()
    .click();
  await expect(page).toHaveURL(site.url + path);
  await expect(page.locator('#slot-main[data-fragment="mf-products"][data-outcome="mounted"]')).toBeAttached();
}

for (const [row, way] of [
  ["F-52", "throws when evaluated"],
  ["F-53", "throws in bootstrap"],
  ["F-53", "throws in mount"],
] as const) {
  test(`${row} a fragment that ${way} keeps its HTML and shows a message; the others are mounted, the next page works`, {
    tag: "@core",
  }, async ({ page }) => {
    const loads = countLoads(page);
    const reports = await collectReports(page);
    await misbehave(page, way);
    await page.goto(site.url + its);
    await expect(notice(page)).toBeVisible();

    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const slot of ["header", "footer"])
      await expect(page.locator(`#slot-${slot}[data-outcome="mounted"]`)).toBeAttached();
    await expect
      .poll(() => reports)
      .toContainEqual(expect.objectContaining({ kind: "broken", fragment: "mf-solutions", version }));
    await mark(page);
    await followMenuTo(page, "/products/bcc");
    await expect(notice(page)).toHaveCount(0);
    expect([loads(), await isMarked(page)]).toEqual([1, true]);
  });
}

test("F-53 a fragment that has failed once is mounted on retry, and on the next visit", async ({ page }) => {
  await misbehave(page, "throws in mount");
  await page.goto(site.url + its);
  await notice(page).getByRole("button", { name: words.en.retry }).click();
  await untilAlive(page);
  await expect(notice(page)).toHaveCount(0);

  await page.reload();
  await expect(notice(page)).toBeVisible();
  await mark(page);
  await followMenuTo(page, "/products/bcc");
  await page.goBack();
  await expect(page.locator('#slot-main[data-fragment="mf-solutions"][data-outcome="mounted"]')).toBeAttached();
  await expect(notice(page)).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
});

test("F-55 a mount that never settles releases its slot within 3.5 s, and blocks no others", async ({ page }) => {
  await misbehave(page, "never settles");
  await countRunningTime(page);
  await open(page, `${site.url}/products/bcc`);
  const freedAfter = page.evaluate(
    (path) =>
      new Promise<number>((resolve) => {
        const main = document.querySelector("#slot-main");
        new MutationObserver(() => {
          const beganAt = Number(Reflect.get(window, "__mountBegan"));
          if (main?.querySelector(".zhian-unavailable")) resolve(window.__runningTime() - beganAt);
        }).observe(document.body, { subtree: true, childList: true, attributes: true });
        history.pushState({}, "", path);
        dispatchEvent(new PopStateEvent("popstate"));
      }),
    its,
  );
  await expect(notice(page)).toBeVisible();
  expect(await freedAfter).toBeLessThanOrEqual(3_500);

  await followMenuTo(page, "/products/bcc");
  await page.goBack();
  await expect(page.locator('#slot-main[data-fragment="mf-solutions"][data-outcome="mounted"]')).toBeAttached();
});

for (const way of ["throws in unmount", "never unmounts"]) {
  test(`F-58 a fragment that ${way} leaves nothing on the next page, and can be mounted again`, async ({ page }) => {
    const reports = await collectReports(page);
    await misbehave(page, way);
    await open(page, site.url + its);
    await mark(page);
    await followMenuTo(page, "/products/bcc");
    await expect(page.locator("#slot-main h1")).toHaveCount(1);
    await expect(notice(page)).toHaveCount(0);
    await expect
      .poll(() => reports)
      .toContainEqual(expect.objectContaining({ kind: "broken", fragment: "mf-solutions", version }));
    await page.goBack();
    await expect(page.locator('#slot-main[data-fragment="mf-solutions"][data-outcome="mounted"]')).toBeAttached();
    await expect(page.locator("#slot-main h1")).toHaveCount(1);
    expect(await isMarked(page)).toBe(true);
  });
}

test("F-59 a fragment that pollutes prototypes is reported, and the site keeps working", async ({ page }) => {
  const reports = await collectReports(page);
  await misbehave(page, "pollutes");
  await open(page, site.url + its);
  await expect
    .poll(() => reports)
    .toContainEqual(
      expect.objectContaining({
        kind: "polluted",
        fragment: "mf-solutions",
        version,
        message: "Error: prototypes changed: polluted, contains",
      }),
    );

  await mark(page);
  await choose(page, words.en.currency, "IDR");
  await page.getByRole("banner").getByRole("button", { name: words.en.search, exact: true }).click();
  await page.getByRole("banner").getByRole("combobox").fill("mysql");
  await expect(page.getByRole("option").first()).toHaveAttribute("href", "/products/mysql");
  await page.keyboard.press("Escape");
  await followMenuTo(page, "/products/bcc");
  await page.goBack();
  await expect(page.locator('#slot-main[data-fragment="mf-solutions"][data-outcome="mounted"]')).toBeAttached();
  expect(await isMarked(page)).toBe(true);
});

test("F-60 overwriting fetch, history and JSON has no effect: navigation, sign-in and reports work", async ({
  page,
  context,
}) => {
  const reports = await collectReports(page);
  await misbehave(page, "overwrites");
  await page.route("**/api/v1/console/**", (route) =>
    route.fulfill({
      json: { code: 0, msg: "", data: { username: "lin", uuid: "u-1", accountType: 0, isRegister: false, code: "" } },
    }),
  );
  await open(page, site.url + its);
  for (const name of [
    "fetch",
    "XMLHttpRequest",
    "JSON",
    "pushState",
    "replaceState",
    "parse",
    "stringify",
    "sendBeacon",
  ]) {
    await expect.poll(() => reports).toContainEqual({ type: "page", kind: "overwritten", message: name });
  }

  await mark(page);
  await followMenuTo(page, "/products/bcc");
  await context.addCookies([{ name: "accessToken", value: "a-token-of-a-test", url: site.url }]);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(page.getByRole("banner").getByRole("button", { name: "lin" })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test("F-64 100,000 events from one fragment cost the page no more than publishing them, and are reported", async ({
  page,
}) => {
  const reports = await collectReports(page);
  await misbehave(page, "floods");
  await open(page, site.url + its);
  await expect.poll(() => reports).toContainEqual(expect.objectContaining({ kind: "flood", fragment: "mf-solutions" }));
  // Only a bounded number of messages was handled; none is still to be shown.
  expect(await page.getByText("flood").count()).toBeLessThanOrEqual(10);
  await choose(page, words.en.currency, "IDR");
  await followMenuTo(page, "/products/bcc");
});

test("F-64 an unknown event, an invalid payload, or another fragment's event is rejected at its publisher", async ({
  page,
}) => {
  const reports = await collectReports(page);
  await misbehave(page, "publishes nonsense");
  await open(page, site.url + its);

  expect(await page.evaluate(() => Reflect.get(globalThis, "__refused"))).toEqual([
    "TypeError",
    "TypeError",
    ...Array<unknown>(3).fill(expect.stringMatching(/Error$/)),
    "TypeError",
  ]);
  await expect
    .poll(() => reports)
    .toContainEqual(expect.objectContaining({ kind: "foreign-event", fragment: "mf-solutions" }));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("F-65 a hydration mismatch rerenders its slot only, and is reported", async ({ page, pageLog }) => {
  pageLog.expect(/hydrat|Minified React error #418/i);
  const reports = await collectReports(page);
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto(site.url + its, { waitUntil: "commit" });
  await untilAlive(page);
  const title = await heading.textContent();
  await misbehave(page, "renders otherwise");
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      Reflect.set(globalThis, "__served", [...document.querySelectorAll("#slot-header *, #slot-footer *")]);
    });
  });
  await open(page, site.url + its);

  await expect
    .poll(() => reports)
    .toContainEqual(expect.objectContaining({ kind: "recovered", fragment: "mf-solutions", version }));
  await expect(heading).toHaveText(title ?? "");
  const lost = await page.evaluate(() => {
    // Set by the script above, in this document.
    const served = Reflect.get(globalThis, "__served") as Element[];
    return [served.length > 100, served.filter((node) => !node.isConnected).length];
  });
  expect(lost).toEqual([true, 0]);
});

test("F-126 a slot, its content and the body are restored after a fragment removes them, and the damage is reported", async ({
  page,
}) => {
  const reports = await collectReports(page);
  await misbehave(page, "removes others");
  await open(page, `${site.url}/products/bcc`);
  await mark(page);
  const texts = () => page.locator("#slot-header, #slot-footer").allTextContents();
  const before = await texts();
  await page.evaluate((path) => history.pushState({}, "", path), its);
  const removed = [
    "slot-header: a",
    "slot-header: (?!a$).*",
    "body: slot-footer",
    "body: .*slot-header, slot-main, .*page.*",
  ];
  for (const what of removed) {
    await expect
      .poll(() => reports)
      .toContainEqual({
        type: "fragment",
        kind: "damaged",
        fragment: "mf-solutions",
        version,
        requestId: expect.any(String),
        message: expect.stringMatching(`^removed from ${what}$`),
      });
  }

  expect(await texts()).toEqual(before);
  await expect(page.getByText("Sale!")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await choose(page, words.en.currency, "IDR");
  await followMenuTo(page, "/products/bcc");
  // As an extension would: no release can be blamed.
  await page.evaluate(() => document.querySelector("#slot-main")?.remove());
  await expect
    .poll(() => reports)
    .toContainEqual({ type: "page", kind: "damaged", message: "removed from body: slot-main" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test("F-126 a page whose parts are removed during hydration ends up complete", async ({ page }) => {
  await misbehave(page, "removes others");
  await open(page, site.url + its);
  await expect(page.getByText("Sale!")).toHaveCount(0);
  await choose(page, words.en.currency, "IDR");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await followMenuTo(page, "/products/bcc");
});

test("F-57 the leak detector finds a fragment that leaks", async ({ page }) => {
  await misbehave(page, "leaks");
  await open(page, `${site.url}/products/bcc`);
  const steps = [
    [its, "mf-solutions"],
    ["/products/bcc", "mf-products"],
  ] as const;
  await walk(page, steps, 3);
  const before = await countAtRest(() => count(page));
  await walk(page, steps, 5);
  const after = await count(page);

  expect(after.listeners - before.listeners).toBeGreaterThanOrEqual(5);
  expect(after.detached - before.detached).toBeGreaterThanOrEqual(5);
});
