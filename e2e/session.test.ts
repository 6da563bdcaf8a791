import { type Account, giveSession, logIn, register, send, statusOf } from "./support/accounts.ts";
import { isMarked, mark, open } from "./support/alive.ts";
import { logInLink, menuOf } from "./support/fake-visitor.ts";
import { openSearch } from "./support/header.ts";
import { journeyLanguages } from "./support/journey-languages.ts";
import { signedInTabs } from "./support/signed-in-tabs.ts";
import { site } from "./support/site.ts";
import { expect, test } from "./support/test.ts";
import { at, words } from "./support/words.ts";

const complaints = /Failed to load resource|net::ERR/;
const overview = "/v1/console/user/overview";
const menu = {
  en: {
    copy: "Copy account ID",
    copied: "Copied",
    centre: "User centre",
    security: "Security settings",
    logOut: "Log out",
  },
  zh: { copy: "复制账号 ID", copied: "复制成功", centre: "用户中心", security: "安全设置", logOut: "退出登录" },
} as const;

let account: Account;

test.beforeAll(async () => {
  account = await register();
});

for (const locale of journeyLanguages(1)) {
  const word = menu[locale];

  test(`the menu opens the console in a new tab, and logging out in one tab applies to all (${locale})`, {
    tag: "@core",
  }, async ({ page, context, pageLog }) => {
    pageLog.expect(/status of 404/);
    await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: site.url });
    await giveSession(context, await logIn(account));
    await open(page, at(locale, "/products/bcc"));
    const other = await context.newPage();
    await open(other, at(locale, "/news"));
    await mark(other);

    await menuOf(page, account.username).click();
    const items = page.getByRole("menuitem");
    await expect(items).toHaveText([word.centre, word.security, word.logOut]);
    await page.getByRole("button", { name: word.copy }).click();
    await expect(page.getByText(word.copied, { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(account.uuid);

    const [opened] = await Promise.all([context.waitForEvent("page"), items.filter({ hasText: word.centre }).click()]);
    await opened.waitForLoadState();
    await expect(opened).toHaveURL(at(locale, "/console/accountCenter/basicInfo"));
    expect(await opened.evaluate(() => window.opener === null)).toBe(true);
    // Otherwise, the account could be requested without the token, which logging out deletes in all tabs.
    await expect(opened.getByRole("main").getByText(account.username)).toBeVisible();

    if (!(await items.last().isVisible())) await menuOf(page, account.username).click();
    await items.filter({ hasText: word.logOut }).click();
    await expect(page).toHaveURL(at(locale, "/"));
    for (const tab of [page, other]) await expect(logInLink(tab, words[locale].logIn)).toBeVisible();
    await expect(other).toHaveURL(at(locale, "/news"));
    expect(await isMarked(other)).toBe(true);
    await expect
      .poll(async () =>
        (await context.cookies()).map(({ name }) => name).filter((name) => /accessToken|session/.test(name)),
      )
      .toEqual([]);
  });
}

test("F-88 a log-out while the api is down signs out at once, and the token is revoked once it is back", async ({
  page,
  context,
  pageLog,
}) => {
  pageLog.expect(complaints);
  const session = await logIn(account);
  await giveSession(context, session);
  await open(page, "/products/bcc");
  await menuOf(page, account.username).click();
  let tries = 0;
  await page.route("**/api/v1/console/logout", (route) => {
    tries += 1;
    return tries % 2 === 0 ? route.abort() : route.fulfill({ status: 503, json: { code: 503, msg: "", data: null } });
  });
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(logInLink(page)).toBeVisible();
  await expect(page).toHaveURL("/");
  await expect.poll(() => tries).toBeGreaterThan(1);
  expect(await statusOf(site.url, overview, session)).toBe(200);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("accessToken");

  await page.unroute("**/api/v1/console/logout");
  await expect.poll(() => statusOf(site.url, overview, session)).toBe(401);
});

test("F-89 a token that is revoked while tabs are open signs all of them out on the next call", {
  tag: "@core",
}, async ({ page, context, pageLog }) => {
  pageLog.expect(/status of 401/);
  const other = await signedInTabs(page, account, { page: "/products/bcc", other: "/products/bcc" });
  await send("/v1/console/account/sessions/revoke", { id: "others" }, await logIn(account));

  const refused = page.waitForResponse((answer) => answer.status() === 401);
  await page.reload();
  await refused;
  for (const tab of [page, other]) {
    await expect(logInLink(tab)).toBeVisible();
    await expect(tab).toHaveURL("/products/bcc");
  }
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("accessToken");
});

test("a session that began elsewhere is picked up when the tab becomes visible, and another visitor's replaces it", async ({
  page,
  context,
}) => {
  // As in a browser that does not report changed cookies.
  await page.addInitScript(() => Reflect.deleteProperty(window, "cookieStore"));
  await open(page, "/products/bcc");
  await mark(page);
  await expect(logInLink(page)).toBeVisible();
  const look = () => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

  await giveSession(context, await logIn(account));
  await look();
  await expect(menuOf(page, account.username)).toBeVisible();

  const another = await register();
  await giveSession(context, another.session);
  await look();
  await expect(menuOf(page, another.username)).toBeVisible();
  await expect(page.getByText(account.username)).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
});

test("signing in, a cart and signing out reach a tab that gets no hint, or gets it before the cookie changes", async ({
  page,
  context,
}) => {
  await open(page, "/products/bcc");
  const cart = page.getByRole("banner").getByRole("link", { name: "Cart (2)" }).filter({ visible: true });
  await giveSession(context, await logIn(account));
  await context.addCookies([{ name: "domains", value: "1~kopinusa.com~kopinusa.id", url: site.url }]);
  await expect(menuOf(page, account.username)).toBeVisible();
  await expect(cart).toBeVisible();

  await context.clearCookies();
  await expect(logInLink(page)).toBeVisible();
  await expect(cart).toHaveCount(0);
});

test("a header older than a minute is fetched again for signed-in visitors", async ({ page, context }) => {
  await giveSession(context, await logIn(account));
  await page.route(
    ({ pathname }) => pathname === "/about",
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/"askedAt":\d+/, '"askedAt":1');
      await route.fulfill({ response, body });
    },
  );
  const config = { slogan: "What the CMS says now" };
  await page.route("**/api/v1/cms/system/config?*", (route) =>
    route.fulfill({ json: { code: 0, msg: "ok", data: { config } } }),
  );
  await open(page, "/about");
  await expect(page.getByRole("banner").getByText(config.slogan)).toBeAttached();
});

test("a tab without notifications checks the session on focus, and before each call", async ({ page, context }) => {
  // As in a browser that does not report changed cookies, next to a console that has no channel to this tab.
  await page.addInitScript(() => Reflect.deleteProperty(window, "cookieStore"));
  await giveSession(context, await logIn(account));
  await open(page, "/products/bcc");
  await expect(menuOf(page, account.username)).toBeVisible();
  await context.clearCookies({ name: "accessToken" });
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(logInLink(page)).toBeVisible();

  await giveSession(context, await logIn(account));
  const asked = page.waitForRequest("**/api/v1/cms/**");
  await (await openSearch(page, words.en.search)).fill("mysql");
  expect((await asked).headers()["authorization"]).toBe("");
  await expect(menuOf(page, account.username)).toBeAttached();
});
