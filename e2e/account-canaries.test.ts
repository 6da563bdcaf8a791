import type { Browser, Page } from "@playwright/test";
import type { PageState } from "@zhian/contracts/page";
import { type SiteList, siteFileAddress } from "@zhian/contracts/site-list";
import { logIn } from "./support/account-pages.ts";
import { type Account, register } from "./support/accounts.ts";
import { isMarked, mark, open, untilAlive } from "./support/alive.ts";
import { makeMarked } from "./support/broken-release.ts";
import { logInLink, menuOf } from "./support/fake-visitor.ts";
import { fragments } from "./support/fragments-command.ts";
import { askSite, ran } from "./support/open-tab.ts";
import { type OwnSite, startOwnSite } from "./support/own-site.ts";
import { expect, test } from "./support/test.ts";
import { words } from "./support/words.ts";

// A reused registry still has the releases of earlier runs.
const version = `8.1.0-${Date.now().toString(36)}`;
/** With seven 50 % canaries, three devices are on the same sides by chance once in 2^14 times. */
const names = [
  "mf-header-footer",
  "mf-products",
  "mf-solutions",
  "mf-account",
  "mf-calculator",
  "mf-domain",
  "mf-news-docs",
];

let site: OwnSite;
let account: Account;

test.beforeAll(async () => {
  site = await startOwnSite("account-canaries");
  for (const name of names) {
    await fragments("publish", await makeMarked(name, version), "--as-built");
    await site.change("canary", name, version, "--percent", "50");
  }
  account = await register(site.url);
});

test.afterAll(() => site.stop());

/** Names of the fragments whose canary is in this list. */
async function canariesIn(list: string): Promise<string[]> {
  const { fragments: listed } = (await (await fetch(site.url + siteFileAddress(list))).json()) as SiteList;
  return listed.filter((each) => each.version === version).map(({ name }) => name);
}

/** The canaries that the open document came with. */
async function sidesOf(page: Page): Promise<string[]> {
  const state = await page.locator("script#page").evaluate((script) => script.textContent ?? "");
  return canariesIn((JSON.parse(state) as PageState).site);
}

async function hasCanaryHeader(page: Page): Promise<boolean> {
  return (await ran(page, "mf-header-footer")) === version;
}

/** Opens another device, without a session, whose header differs from that in `others`. */
async function openDevice(browser: Browser, others: readonly string[]): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url });
  for (let visitor = 0; visitor < 64; visitor += 1) {
    const value = crypto.randomUUID().replaceAll("-", "").slice(0, 22);
    const { site: list } = await askSite(site.url, { cookie: `visitor=${value}` });
    const isOther = (await canariesIn(list)).includes("mf-header-footer") !== others.includes("mf-header-footer");
    if (!isOther) continue;
    await context.addCookies([{ name: "visitor", value, url: site.url, httpOnly: true, sameSite: "Lax" }]);
    return context.newPage();
  }
  throw new Error("no visitor of 64 is on the other side");
}

/** Signs in and moves to another page of the same document; responses to `/_revision` are held back until then. */
async function signIn(page: Page): Promise<void> {
  const arrived = Promise.withResolvers<void>();
  await page.route("**/_revision", async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await open(page, "/console/login?by=password&target=%2Fabout");
  await mark(page);
  const before = [await sidesOf(page), await hasCanaryHeader(page)];
  await logIn(page, account);
  await expect(page).toHaveURL("/about");
  await untilAlive(page);
  await expect(menuOf(page, account.username)).toBeVisible();

  const told = page.waitForResponse("**/_revision");
  arrived.resolve();
  await (await told).finished();
  await page.unroute("**/_revision");
  expect(await isMarked(page)).toBe(true);
  expect([await sidesOf(page), await hasCanaryHeader(page)]).toEqual(before);
}

test("F-235 an account gets the same canaries on all devices from the next document on, and each browser its own after sign-out", async ({
  browser,
}) => {
  const first = await openDevice(browser, []);
  await signIn(first);
  await open(first, "/news");
  const sides = await sidesOf(first);

  for (const device of ["a phone", "a tablet"]) {
    const page = await openDevice(browser, sides);
    await open(page, "/about");
    const own = await sidesOf(page);
    expect(own, `${device}, before anybody signs in`).not.toEqual(sides);
    await signIn(page);

    await page.getByRole("contentinfo").getByRole("link", { name: words.en.privacy }).click();
    await expect(page).not.toHaveURL("/about");
    await untilAlive(page);
    expect(await isMarked(page)).toBe(false);
    await expect(menuOf(page, account.username)).toBeVisible();
    expect(await sidesOf(page), device).toEqual(sides);
    expect(await hasCanaryHeader(page)).toBe(sides.includes("mf-header-footer"));

    await menuOf(page, account.username).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await expect(logInLink(page)).toBeVisible();
    // Where logging out leads; another navigation would compete with it.
    await expect(page).toHaveURL("/");
    await untilAlive(page);
    await open(page, "/about");
    expect(await sidesOf(page), `${device}, after signing out`).toEqual(own);
    await expect
      .poll(async () => (await page.context().cookies()).map(({ name }) => name))
      .not.toContain("account-visitor");
    await page.context().close();
  }
  await first.context().close();
});
