import { rounds } from "@zhian/chaos/rounds";
import { isMarked, mark, open, untilAlive } from "./support/alive.ts";
import { violationsOf } from "./support/axe.ts";
import { countLoads } from "./support/count-loads.ts";
import { untilHashesFetched, untilIdleCodeLoaded, withoutPrefetch } from "./support/idle-code.ts";
import { createStocktaker, growth } from "./support/leak-detector.ts";
import {
  expectClearOf,
  expectStillThere,
  leaveUntilRuns,
  movedBy,
  ran,
  readView,
  scrollInside,
  spots,
  takeTab,
  tellOf,
  turn,
  untilRuns,
  whereabouts,
} from "./support/open-tab.ts";
import type { OwnSite } from "./support/own-site.ts";
import {
  names,
  type SuccessiveReleases,
  serveSuccessiveReleases,
  stubborn,
  taller,
  versions,
} from "./support/successive-releases.ts";
import { expect, test } from "./support/test.ts";
import { words } from "./support/words.ts";

let releases: SuccessiveReleases;
let site: OwnSite;

test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  releases = await serveSuccessiveReleases();
  site = releases.site;
});

test.afterAll(() => site.stop());

test.beforeEach(({ page }) => takeTab(page));

const siteAt = (revision: number) => releases.siteAt(revision);

test("F-238 a hundred releases during a form in progress: nothing typed is lost, nothing loads, nothing moves", async ({
  page,
}) => {
  const times = rounds({ short: 25, long: 100, of: "F-238 releases over a form in progress" });
  const loads = countLoads(page);
  let revision = 0;
  await tellOf(page, () => siteAt(revision));
  await open(page, `${site.url}/about`);
  await mark(page);
  await page.getByRole("main").getByRole("button", { name: "Write a question" }).click();
  const field = page.getByRole("main").getByLabel("Your question", { exact: false });
  await field.fill("Which size?");
  const before = await whereabouts(page);
  const own = await ran(page, "mf-solutions");

  for (let round = 1; round <= times; round += 1) {
    revision = round;
    await turn(page, round % 3 === 0 ? "visible" : "hidden");
    await leaveUntilRuns(page, "mf-header-footer", versions[round % 2 === 0 ? 0 : 1]);
  }
  await turn(page, "visible");
  await expect(field).toHaveValue("Which size?");
  await expectStillThere(page, before);
  expect([loads(), await isMarked(page), await ran(page, "mf-solutions")]).toEqual([1, true, own]);
});

for (const { name, path, width, at } of [
  { name: "mf-products", path: "/products/bcc", width: 1440, at: "focus" },
  { name: "mf-products", path: "/products/bcc", width: 390, at: "middle" },
  { name: "mf-solutions", path: "/solution/cloud-base", width: 1440, at: "end" },
  { name: "mf-solutions", path: "/solution/cloud-base", width: 390, at: "focus" },
] as const) {
  test(`F-238 a long page keeps scroll position and focus, even if a release changes heights: ${path} at ${width} px, ${spots[at].is}`, async ({
    page,
  }) => {
    let now = siteAt(0);
    await page.setViewportSize({ width, height: 844 });
    await tellOf(page, () => now);
    await open(page, site.url + path);
    await mark(page);
    await spots[at].go(page);
    const [view, focused] = [await readView(page), await whereabouts(page)];
    const stay = async () => {
      await expect.poll(() => movedBy(page, view)).toBeLessThanOrEqual(3);
      // The focus returns once the new content is complete.
      const isStill = async () => {
        const { name: of, top } = await whereabouts(page);
        return of === focused.name && (at !== "focus" || Math.abs(top - focused.top) <= 3);
      };
      await expect.poll(isStill).toBe(true);
    };

    now = siteAt(1);
    await leaveUntilRuns(page, name, versions[1]);
    await stay();
    // Other heights in a visible tab, whose visitor is inactive for ten seconds.
    now = { ...releases.withTaller, revision: 1_002 };
    await turn(page, "visible");
    await untilRuns(page, name, taller);
    await stay();
    expect(await isMarked(page)).toBe(true);
  });
}

test("F-238 horizontal scroll positions inside the page are kept", async ({ page }) => {
  let now = siteAt(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await tellOf(page, () => now);
  await open(page, `${site.url}/products/bcc`);
  const places = await scrollInside(page, 40);
  expect(places).toContain(40);

  now = siteAt(1);
  await leaveUntilRuns(page, "mf-products", versions[1]);
  await expect.poll(() => scrollInside(page, 0)).toEqual(places);
});

test("F-238 on a slow network the scroll position is kept until the page has loaded, plus any scrolling meanwhile", async ({
  page,
}) => {
  let now = siteAt(0);
  await tellOf(page, () => now);
  await open(page, `${site.url}/products/bcc`);
  await page
    .locator("#slot-main .section")
    .nth(4)
    .evaluate((section) => window.scrollBy(0, section.getBoundingClientRect().top + 200));
  const view = await readView(page);
  const late = Promise.withResolvers<void>();
  await page.route("**/api/v1/**", async (route) => {
    await late.promise;
    await route.continue();
  });
  const asked = page.waitForRequest("**/api/v1/**");
  now = { ...releases.withTaller, revision: 1_001 };
  await turn(page, "hidden");
  await asked;
  // Longer than the old picture may stay.
  await expect.poll(() => page.evaluate(() => document.querySelector("#slot-main .section") === null)).toBe(true);
  await page.waitForTimeout(3_500);
  await turn(page, "visible");
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  const before = await scrolled();
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, 200);
  await expect.poll(scrolled).toBe(before + 200);
  late.resolve();
  await untilRuns(page, "mf-products", taller);
  await expect.poll(() => movedBy(page, { ...view, top: view.top - 200 })).toBeLessThanOrEqual(3);
  // From here on, the visitor controls the page: nothing scrolls it back.
  await page.mouse.wheel(0, 300);
  await expect.poll(() => movedBy(page, { ...view, top: view.top - 500 })).toBeLessThanOrEqual(3);
  await page.evaluate(() => document.documentElement.style.setProperty("--section-pad", "9rem"));
  await readView(page);
  expect(await movedBy(page, { ...view, top: view.top - 200 })).toBeGreaterThan(100);
});

test("F-239 a visitor with unsaved input is offered the release, in the page's language, and keeps what they typed", async ({
  page,
}) => {
  let revision = 0;
  await tellOf(page, () => siteAt(revision));
  await open(page, `${site.url}/about`);
  await mark(page);
  await page.getByRole("main").getByRole("button", { name: "Write a question" }).click();
  await page.getByRole("main").getByLabel("Your question", { exact: false }).fill("Which size?");
  revision = 1;
  await turn(page, "hidden");
  await turn(page, "visible");
  const offer = page.getByRole("status").filter({ hasText: "has a newer version" });
  await expect(offer).toBeVisible();
  await expectClearOf(page, "#slot-footer a[href='#top']", ".zhian-renewal");
  expect(await violationsOf(page)).toEqual([]);
  expect(await ran(page, "mf-solutions")).toBe(versions[0]);

  await page.getByRole("button", { name: "Load now" }).press("Enter");
  await untilRuns(page, "mf-solutions", versions[1]);
  await expect(offer).toHaveCount(0);
  await expect(page.getByRole("main").getByLabel("Your question", { exact: false })).toHaveValue("Which size?");
  expect(await isMarked(page)).toBe(true);
});

test("F-239 an offer that is accepted while another fragment is being swapped is not lost", async ({ page }) => {
  let revision = 0;
  await tellOf(page, () => siteAt(revision));
  await open(page, `${site.url}/about`);
  await page.getByRole("main").getByRole("button", { name: "Write a question" }).click();
  await page.getByRole("main").getByLabel("Your question", { exact: false }).fill("Which size?");
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const ofHeader = `**/_fragments/mf-header-footer/${versions[1]}/**`;
  await page.route(ofHeader, async (route) => {
    await isReleased;
    await route.continue();
  });
  const asked = page.waitForRequest(ofHeader);
  revision = 1;
  await turn(page, "hidden");
  await asked;
  await turn(page, "visible");
  await page.getByRole("button", { name: "Load now" }).press("Enter");
  release();
  await untilRuns(page, "mf-solutions", versions[1]);
  await untilRuns(page, "mf-header-footer", versions[1]);
  await expect(page.getByRole("main").getByLabel("Your question", { exact: false })).toHaveValue("Which size?");
  await expect(page.getByRole("button", { name: "Load now" })).toHaveCount(0);
});

test("F-238 a fragment without input is swapped once the tab is idle; one that is not mounted, on its next use", async ({
  page,
}) => {
  const loads = countLoads(page);
  await open(page, `${site.url}/products/bcc`);
  await mark(page);
  await releases.serve(1);
  // Hovering a link announces a navigation: the tab checks for a new revision.
  const link = page.getByRole("main").locator('a[href="/solution/cloud-base"]').first();
  const details = page.waitForResponse((answer) => answer.url().includes("/_site/"));
  await link.hover();
  await (await details).finished();
  await link.click();
  await expect(page).toHaveURL(`${site.url}/solution/cloud-base`);
  await untilRuns(page, "mf-solutions", versions[1]);
  await untilRuns(page, "mf-header-footer", versions[1]);
  await page.goBack();
  await untilRuns(page, "mf-products", versions[1]);
  expect([loads(), await isMarked(page)]).toEqual([1, true]);
  await releases.serve(0);
});

test("F-240 with two revisions at once, or one that arrives during a swap, the tab ends up on the last", async ({
  page,
}) => {
  let revision = 0;
  await tellOf(page, () => siteAt(revision));
  await open(page, `${site.url}/solution/cloud-base`);
  await mark(page);
  for (const next of [1, 2, 3]) {
    revision = next;
    await turn(page, "hidden");
    await turn(page, "hidden");
  }
  await expect
    .poll(async () => {
      await turn(page, "hidden");
      return [await ran(page, "mf-solutions"), await ran(page, "mf-header-footer")];
    })
    .toEqual([versions[1], versions[1]]);
  await untilRuns(page, "mf-solutions", versions[1]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  expect(await isMarked(page)).toBe(true);
});

test("F-241 a swap that is due while the tab is offline waits for the network, and nothing is removed before", async ({
  page,
  context,
}) => {
  let revision = 0;
  await tellOf(page, () => siteAt(revision));
  await withoutPrefetch(page);
  await open(page, `${site.url}/solution/cloud-base`);
  await mark(page);
  await untilIdleCodeLoaded(page);
  // It has fetched the list and both releases of this page, and the visitor has not left the tab yet.
  let read = 0;
  page.on("requestfinished", (request) => (read += Number(request.url().includes("/_site/"))));
  revision = 1;
  await turn(page, "visible");
  await expect.poll(() => read).toBeGreaterThanOrEqual(3);
  await context.setOffline(true);
  await turn(page, "hidden");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await ran(page, "mf-solutions")).toBe(versions[0]);
  await context.setOffline(false);
  await untilRuns(page, "mf-solutions", versions[1]);
  expect(await isMarked(page)).toBe(true);
});

test("F-239 the calculator is not swapped while it is open, but the page behind it is", async ({ page }) => {
  let revision = 0;
  await tellOf(page, () => siteAt(revision));
  await open(page, `${site.url}/products/waf`);
  await mark(page);
  await page.getByRole("button", { name: words.en.calculator, exact: true }).filter({ visible: true }).click();
  const dialog = page.getByRole("dialog", { name: words.en.calculator });
  await dialog.getByLabel(words.en.servers).fill("12");
  revision = 1;
  // The page behind it has no unsaved input, and is swapped meanwhile.
  await leaveUntilRuns(page, "mf-products", versions[1]);
  await turn(page, "visible");
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel(words.en.servers)).toHaveValue("12");
  expect(await isMarked(page)).toBe(true);
});

for (const way of ["throws in unmount", "never unmounts"]) {
  test(`F-243 a fragment that ${way} is swapped all the same, and reported`, async ({ page, pageLog }) => {
    pageLog.expect(/^report: |broken on purpose/);
    await site.change("promote", "mf-solutions", stubborn, "--again", "--no-watch");
    await page.addInitScript((wanted) => Reflect.set(globalThis, "__misbehave", wanted), way);
    await open(page, `${site.url}/solution/cloud-base`);
    await mark(page);
    await site.change("promote", "mf-solutions", versions[1], "--again", "--no-watch");
    await leaveUntilRuns(page, "mf-solutions", versions[1]);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.locator(".zhian-unavailable")).toHaveCount(0);
    expect(await isMarked(page)).toBe(true);
    await releases.serve(0);
  });
}

test("F-244 a tab that slept for a week, and whose release is gone, continues with the current one in place", async ({
  page,
}) => {
  let revision = 0;
  await tellOf(page, () => siteAt(revision));
  await open(page, `${site.url}/products/bcc`);
  await mark(page);
  await untilHashesFetched(page);
  for (const name of names)
    await page.route(`**/_fragments/${name}/${versions[0]}/**`, (route) => route.fulfill({ status: 404, body: "" }));
  await page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 7 * 24 * 3_600_000;
  });
  revision = 51;
  await turn(page, "hidden");
  await turn(page, "visible");
  // A click before the tab knows the current releases would try the removed one first, and report it.
  await untilRuns(page, "mf-header-footer", versions[1]);
  await page.getByRole("main").locator('a[href="/solution/cloud-base"]').first().click();
  await untilRuns(page, "mf-solutions", versions[1]);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test("F-238 L-17 a hundred swaps leak no memory, nodes or listeners", async ({ page }) => {
  const times = rounds({ short: 20, long: 100, of: "F-238 L-17 swaps" });
  const { takeStock, takeStockAtRest } = await createStocktaker(page);
  let revision = 0;
  await tellOf(page, () => siteAt(revision));
  await open(page, `${site.url}/solution/cloud-base`);
  await untilIdleCodeLoaded(page, ["once-idle", "vitals"]);
  const swap = async (count: number) => {
    for (let time = 0; time < count; time += 1) {
      revision += 1;
      for (const name of ["mf-solutions", "mf-header-footer"])
        await leaveUntilRuns(page, name, versions[revision % 2 === 0 ? 0 : 1]);
    }
  };
  await swap(6);
  const before = await takeStockAtRest();
  await swap(times);
  await expect.poll(async () => growth(before, await takeStock(), 0.05)).toEqual([]);
});

test("F-242 a recall reloads the tab once, and restores what was typed", async ({ page }) => {
  const loads = countLoads(page);
  await open(page, `${site.url}/about`);
  await page.getByRole("main").getByRole("button", { name: "Write a question" }).click();
  await page.getByRole("main").getByLabel("Your question", { exact: false }).fill("Which size?");
  await site.change("recall", "mf-header-footer");
  await turn(page, "hidden");
  await expect.poll(loads).toBe(2);
  await untilRuns(page, "mf-solutions", versions[0]);
  await expect(page.getByRole("main").getByLabel("Your question", { exact: false })).toHaveValue("Which size?");
  await turn(page, "hidden");
  await turn(page, "visible");
  expect(loads()).toBe(2);
});

test("F-258 a visible tab that nobody touches learns of a recall within a minute", async ({ page }) => {
  await page.clock.install();
  const loads = countLoads(page);
  let asks = 0;
  page.on("response", (answer) => (asks += Number(answer.url().endsWith("/_revision"))));
  await open(page, `${site.url}/products/bcc`);
  await untilIdleCodeLoaded(page);
  await expect
    .poll(async () => {
      await page.clock.fastForward(5_000);
      return asks;
    })
    .toBe(1);
  const [recalled, before] = [await ran(page, "mf-products"), loads()];
  await site.change("recall", "mf-products");
  await page.clock.fastForward(60_000);
  await expect.poll(loads).toBe(2);
  await untilAlive(page);
  expect([before, (await ran(page, "mf-products")) !== recalled]).toEqual([1, true]);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
