import { rounds } from "@zhian/chaos/rounds";
import type { SiteNow } from "@zhian/contracts/site-now";
import { isMarked, mark, open } from "./support/alive.ts";
import { violationsOf } from "./support/axe.ts";
import { makeMarked } from "./support/broken-release.ts";
import { countLoads } from "./support/count-loads.ts";
import { fragments } from "./support/fragments-command.ts";
import {
  askSite,
  expectStillThere,
  leaveUntilRuns,
  ran,
  takeTab,
  tellOf,
  turn,
  untilRuns,
  whereabouts,
} from "./support/open-tab.ts";
import { type OwnSite, startOwnSite } from "./support/own-site.ts";
import { expect, test } from "./support/test.ts";

// A registry that is used again knows those of the runs before.
const run = Date.now().toString(36);
const versions = [`6.2.0-${run}`, `6.2.1-${run}`] as const;
const names = ["mf-header-footer", "mf-products", "mf-solutions"] as const;

let site: OwnSite;
/** The site with the first releases of all three, and with the second. */
const told: [SiteNow, SiteNow][] = [];

test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  site = await startOwnSite("open-tabs");
  for (const name of names) {
    for (const version of versions) await fragments("publish", await makeMarked(name, version), "--as-built");
  }
  await serve(1);
  const second = await askSite(site.url);
  await serve(0);
  told.push([await askSite(site.url), second]);
});

test.afterAll(() => site.stop());

test.beforeEach(({ page }) => takeTab(page));

async function serve(index: 0 | 1): Promise<void> {
  for (const name of names) await site.change("promote", name, versions[index], "--again", "--no-watch");
}

/** What the shell has said of one of the two, under the number of a revision that is still to come. */
function siteAt(revision: number): SiteNow {
  const [sites] = told;
  const now = sites?.[revision % 2];
  if (!now) throw new Error("both were asked for before");
  return { ...now, revision: 1_000 + revision };
}

test("F-238 a hundred releases over a form in progress: nothing typed is lost, nothing loads, nothing moves", async ({
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

test("F-239 whoever has something at stake is offered the release, in either language, and keeps what they typed", async ({
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
  expect(await violationsOf(page)).toEqual([]);
  expect(await ran(page, "mf-solutions")).toBe(versions[0]);

  await page.getByRole("button", { name: "Load now" }).press("Enter");
  await untilRuns(page, "mf-solutions", versions[1]);
  await expect(offer).toHaveCount(0);
  await expect(page.getByRole("main").getByLabel("Your question", { exact: false })).toHaveValue("Which size?");
  expect(await isMarked(page)).toBe(true);
});
