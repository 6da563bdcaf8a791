import type { Page } from "@playwright/test";
import { rounds } from "@zhian/chaos/rounds";
import { open, untilAlive } from "./support/alive.ts";
import { makeMarked } from "./support/broken-release.ts";
import { countLoads } from "./support/count-loads.ts";
import { fragments } from "./support/fragments-command.ts";
import { ran } from "./support/open-tab.ts";
import { type OwnSite, startOwnSite } from "./support/own-site.ts";
import { expect, test } from "./support/test.ts";

// A reused registry still has the releases of earlier runs.
const run = Date.now().toString(36);
const versions = [`6.0.0-${run}`, `6.0.1-${run}`] as const;
const from = "/products/bcc";
const to = "/solution/cloud-base";

let site: OwnSite;
const names = ["mf-solutions", "mf-products"] as const;
const served: Record<string, string> = {};
let rollouts = 0;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  site = await startOwnSite("rollouts");
  for (const name of names) {
    for (const version of versions) await fragments("publish", await makeMarked(name, version), "--as-built");
  }
  await rollOut(2);
});

test.afterAll(() => site.stop());

/** Serves other releases of both fragments in turn: each is a new revision. */
async function rollOut(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const name = names[rollouts % 2] ?? "";
    served[name] = versions[Math.floor(rollouts / 2) % 2] ?? "";
    rollouts += 1;
    await site.change("promote", name, served[name], "--no-watch");
  }
}

/** The releases whose scripts the page has loaded. */
async function releasesOf(page: Page): Promise<string[]> {
  const addresses = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  const releases = addresses.flatMap(
    (address) => /_fragments\/(mf-(?:products|solutions)\/[^/]+)\//.exec(address)?.[1] ?? [],
  );
  return [...new Set(releases)].sort();
}

/** Navigates to the other fragment as the browser's history does, without a check for a new revision. */
async function goUnasked(page: Page): Promise<void> {
  await page.evaluate((path) => {
    history.pushState({}, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
  }, to);
}

/** Navigates as a visitor does: hovering comes first, and the click may be faster than the check that it triggers. */
async function goByLink(page: Page): Promise<void> {
  await linkOf(page).hover();
  await linkOf(page).click();
}

function linkOf(page: Page) {
  return page.getByRole("main").locator(`a[href="${to}"]`).first();
}

for (const times of [1, 10]) {
  test(`F-103 old tabs keep working without a reload, however they navigate (rollouts since: ${times})`, async ({
    context,
  }) => {
    const tabs = rounds({ short: 4, long: 100, of: `F-103 tabs, ${times} rollouts old` });
    const old = await Promise.all(Array.from({ length: tabs }, () => context.newPage()));
    for (const page of old) await open(page, site.url + from);
    const before = { ...served };
    await rollOut(times);

    for (const [index, page] of old.entries()) {
      const loads = countLoads(page);
      await page.bringToFront();
      await (index % 2 === 0 ? goUnasked(page) : goByLink(page));
      await expect(page.locator('#slot-main[data-fragment="mf-solutions"]')).toBeAttached();
      await untilAlive(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator(".zhian-unavailable")).toHaveCount(0);
      expect(loads()).toBe(0);
      // Complete, of the tab's own revision or of the current one.
      expect([before["mf-solutions"], served["mf-solutions"]]).toContain(await ran(page, "mf-solutions"));
      await page.close();
    }
  });
}

test("F-104 a tab whose release has been removed continues with another one, in the same document", async ({
  page,
  pageLog,
}) => {
  pageLog.expect(/^report: |404|RUNTIME-|Federation Runtime|Loading|preload/);
  await open(page, site.url + from);
  const gone = `mf-solutions/${served["mf-solutions"]}`;
  await rollOut(2);
  // As the registry responds once it has removed them.
  await page.route(`**/_fragments/${gone}/**`, (route) => route.fulfill({ status: 404, body: "Not Found\n" }));
  await page.route("**/_revision", (route) => route.fulfill({ json: {} }));
  const loads = countLoads(page);
  await goUnasked(page);
  await expect(page).toHaveURL(site.url + to);
  await expect(page.locator('#slot-main[data-fragment="mf-solutions"][data-outcome="mounted"]')).toBeAttached();
  await untilAlive(page);

  await expect(page.locator(".zhian-unavailable")).toHaveCount(0);
  expect(loads()).toBe(0);
  expect(await ran(page, "mf-solutions")).toBe(served["mf-solutions"]);
});

for (const [row, ageMs] of [
  ["F-105 HTML of the previous revision", 60_000],
  ["F-107 HTML that was cached for a day", 24 * 3_600_000],
] as const) {
  test(`${row} loads the files that it names, all of one revision, and can be navigated from`, async ({
    page,
    request,
  }) => {
    const answer = await request.get(site.url + from);
    const kept = { headers: withoutEncoding(answer.headers()), body: await answer.text() };
    const old = served["mf-products"];
    const before = served["mf-solutions"];
    await rollOut(2);
    // Playwright's clock would hide the list of loaded resources.
    await page.addInitScript((ms) => {
      const present = Date.now;
      Date.now = () => present() + ms;
    }, ageMs);
    const lost: string[] = [];
    page.on("response", (response) => response.status() >= 400 && lost.push(response.url()));
    await page.route(site.url + from, (route) => route.fulfill(kept));
    await open(page, site.url + from);
    expect(await releasesOf(page)).toEqual([`mf-products/${old}`]);

    const asked = page.waitForResponse("**/_revision");
    await linkOf(page).hover();
    await (await asked).finished();
    // After another response, the page has read its own.
    await page.evaluate(() => fetch("/_revision").then((answer) => answer.json()));
    await linkOf(page).click();
    await expect(page).toHaveURL(site.url + to);
    await expect(page.locator('#slot-main[data-fragment="mf-solutions"]')).toBeAttached();
    await untilAlive(page);
    expect([served["mf-solutions"], before]).toContain(await ran(page, "mf-solutions"));
    expect(lost).toEqual([]);
  });
}

function withoutEncoding({
  "content-encoding": _encoding,
  "content-length": _length,
  ...others
}: Record<string, string>) {
  return others;
}
