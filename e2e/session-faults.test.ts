import type { Page } from "@playwright/test";
import { isMarked, mark, open } from "./support/alive.ts";
import { domainWords } from "./support/domain-words.ts";
import { logInLink, menuOf, playVisitor, refuse, tell, visitor } from "./support/fake-visitor.ts";
import { openSearch } from "./support/header.ts";
import { journeyLanguages } from "./support/journey-languages.ts";
import { watchShifts } from "./support/layout-shifts.ts";
import { site } from "./support/site.ts";
import { expect, test } from "./support/test.ts";
import { withoutFonts } from "./support/without-fonts.ts";
import { at, words } from "./support/words.ts";

const overview = "**/api/v1/console/user/overview";
const complaints = /Failed to load resource|net::ERR/;

async function tokenOf(page: Page): Promise<string | undefined> {
  return (await page.context().cookies()).find(({ name }) => name === "accessToken")?.value;
}

test.beforeEach(({ context }) => playVisitor(context));

test("a hanging token check blocks nothing: the menu shows the name, and works", async ({ page }) => {
  await page.route(/check-token|certification|cloud-recommend/, () => undefined);
  await open(page, "/products/bcc");
  await menuOf(page).click();
  await expect(page.getByRole("menuitem", { name: "Log out" })).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

for (const locale of journeyLanguages(0)) {
  const unavailable = { en: /Not available/, zh: /暂时不可用/ }[locale];
  const logOut = { en: "Log out", zh: "退出登录" }[locale];

  for (const [how, status] of [
    ["hangs", undefined],
    ["fails", 503],
  ] as const) {
    test(`while the overview ${how} the page is usable, the menu reports it, and recovers automatically (${locale})`, async ({
      page,
      pageLog,
    }) => {
      pageLog.expect(complaints);
      let isWell = false;
      await page.route(overview, (route) => {
        if (isWell) return tell(route);
        return status ? route.fulfill({ status, json: { code: status, msg: "", data: null } }) : undefined;
      });
      await open(page, at(locale, "/products/bcc"));
      await expect(menuOf(page, unavailable)).toBeVisible();

      await menuOf(page, unavailable).click();
      await expect(page.getByRole("menuitem", { name: logOut })).toBeVisible();
      await page.keyboard.press("Escape");
      const field = await openSearch(page, words[locale].search);
      await field.fill("mysql");
      await expect(page.getByRole("option").first()).toHaveAttribute("href", at(locale, "/products/mysql"));
      await page.keyboard.press("Escape");

      isWell = true;
      await expect(menuOf(page)).toBeVisible();
      await expect(menuOf(page, unavailable)).toHaveCount(0);
    });
  }
}

test("F-86 ten simultaneous 401 responses sign out once, in all tabs; pages and input stay", async ({
  page,
  context,
  pageLog,
}) => {
  pageLog.expect(complaints);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await open(tab, "/products/bcc");
    await expect(menuOf(tab)).toBeVisible();
    await mark(tab);
  }
  const field = await openSearch(other, words.en.search);
  await field.fill("half a word");
  let removals = 0;
  await page.exposeFunction("countRemoval", () => (removals += 1));
  await page.evaluate(() => {
    const own = Object.getOwnPropertyDescriptor(Document.prototype, "cookie");
    Object.defineProperty(document, "cookie", {
      get: () => own?.get?.call(document) as unknown,
      set(text: string) {
        if (text.startsWith("accessToken=")) void Reflect.get(globalThis, "countRemoval")();
        own?.set?.call(document, text);
      },
    });
  });
  await context.route("**/api/v1/cms/**", refuse);
  const search = await openSearch(page, words.en.search);
  // Each letter sends a request, and each response refuses.
  await search.pressSequentially("serverless", { delay: 300 });

  for (const tab of [page, other]) {
    await expect(logInLink(tab)).toBeVisible();
    await expect(menuOf(tab)).toHaveCount(0);
    await expect(tab).toHaveURL("/products/bcc");
    expect(await isMarked(tab)).toBe(true);
  }
  await expect(search).toHaveValue("serverless");
  await expect(field).toHaveValue("half a word");
  expect(await tokenOf(page)).toBeUndefined();
  expect(removals).toBe(1);
});

/** What a visitor is doing in each fragment when the session ends. `begin` returns a check that the input is still there. */
const inTheMiddle: Record<
  string,
  { path: string; refused: string | RegExp; begin(page: Page): Promise<() => Promise<void>> }
> = {
  "mf-products": {
    path: "/products/bcc",
    refused: "**/api/v1/cms/**",
    begin: (page) => goWithin(page, "/products/cdn"),
  },
  "mf-solutions": {
    path: "/solution/cloud-base",
    refused: /\/api\/v1\/(?:cms|popularize)\//,
    begin: (page) => goWithin(page, "/partners/cps"),
  },
  "mf-news-docs": {
    path: "/document/getting-started/first-server",
    refused: "**/api/v1/console/feed_back/**",
    async begin(page) {
      const main = page.getByRole("main");
      await main.getByRole("button", { name: "No", exact: true }).click();
      const field = main.getByLabel("What was missing or wrong?");
      await field.fill("The third step is missing.");
      await main.getByRole("button", { name: "Send", exact: true }).click();
      return () => expect(field).toHaveValue("The third step is missing.");
    },
  },
  "mf-calculator": {
    path: "/products/waf",
    refused: "**/api/v1/console/dengbao_quote/submit",
    async begin(page) {
      await page.getByRole("button", { name: words.en.calculator, exact: true }).filter({ visible: true }).click();
      const dialog = page.getByRole("dialog", { name: words.en.calculator });
      await dialog.getByLabel(words.en.servers).fill("12");
      await dialog.getByLabel(words.en.province).selectOption({ label: words.en.guangdong });
      await dialog.getByLabel(words.en.city, { exact: false }).selectOption("深圳市");
      await dialog.getByLabel(words.en.phone).fill("13800138000");
      await dialog.getByLabel(words.en.code, { exact: false }).fill("123456");
      await dialog.getByRole("button", { name: words.en.getQuote }).click();
      return async () => {
        await expect(dialog.getByLabel(words.en.servers)).toHaveValue("12");
        await expect(dialog.getByLabel(words.en.phone)).toHaveValue("13800138000");
        await expect(dialog.getByLabel(words.en.code, { exact: false })).toHaveValue("123456");
      };
    },
  },
  "mf-domain": {
    path: "/products/bcd/search",
    refused: "**/api/v1/product/bcd/**",
    async begin(page) {
      const box = page.getByRole("textbox", { name: domainWords.en.box });
      await box.fill("free-1.com");
      await page.getByRole("main").getByRole("button", { name: domainWords.en.search, exact: true }).first().click();
      return () => expect(box).toHaveValue(/free-1\.com/);
    },
  },
};

/** Navigates to another page of the same fragment, and types half a word there. */
async function goWithin(page: Page, path: string): Promise<() => Promise<void>> {
  await page.evaluate((to) => {
    history.pushState({}, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
  const field = await openSearch(page, words.en.search);
  await field.fill("serverl");
  return async () => {
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(field).toHaveValue("serverl");
  };
}

for (const [fragment, { path, refused, begin }] of Object.entries(inTheMiddle)) {
  test(`a session that ends while ${fragment} is in use keeps the visitor on the page, with their input`, async ({
    page,
    pageLog,
  }) => {
    pageLog.expect(complaints);
    await open(page, path);
    await expect(menuOf(page)).toBeVisible();
    await mark(page);
    await page.route(refused, refuse);
    const look = await begin(page);

    await expect(logInLink(page)).toBeAttached();
    expect(await tokenOf(page)).toBeUndefined();
    await look();
    expect(new URL(page.url()).pathname).not.toMatch(/^\/(?:console.*)?$/);
    expect(await isMarked(page)).toBe(true);
  });
}

test("B-A-70 a stored path to another site becomes the home page, and is cleared at sign-out", async ({
  page,
  context,
  pageLog,
}) => {
  pageLog.expect(/status of 40[14]/);
  const redirect = async () => (await context.cookies()).find(({ name }) => name === "redirect")?.value;
  await open(page, "/news");
  expect(decodeURIComponent((await redirect()) ?? "")).toBe("/news");
  await expect(menuOf(page)).toBeVisible();
  await page.route("**/api/v1/cms/**", refuse);
  await (await openSearch(page, words.en.search)).fill("mysql");
  await expect(logInLink(page)).toBeAttached();
  expect(await redirect()).toBeUndefined();

  for (const evil of ["//evil.example", "https://evil.example", "javascript:alert(1)", "/\\evil.example"]) {
    await context.clearCookies({ name: "accessToken" });
    await context.addCookies([{ name: "redirect", value: encodeURIComponent(evil), url: site.url }]);
    await open(page, "/console/login");
    await expect(logInLink(page)).toHaveAttribute("href", "/console/login?target=%2F");
  }
});

test("a clock that is an hour off has no effect", async ({ page, context }) => {
  for (const hours of [-1, 1]) {
    await page.clock.setSystemTime(Date.now() + hours * 3_600_000);
    await open(page, "/products/bcc");
    await expect(menuOf(page)).toBeVisible();
    await page.reload();
    await expect(menuOf(page)).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name)).toContain("accessToken");
  }
});

for (const width of [1440, 1024, 390]) {
  test(`the menu's space is reserved from the first frame: no layout shift when it loads (${width} px)`, async ({
    page,
    pageLog,
  }) => {
    // A font that arrives late would move elements that have nothing to do with the menu.
    await withoutFonts(page, pageLog);
    await page.setViewportSize({ width, height: 900 });
    const shifts = await watchShifts(page);
    await page.addInitScript(() => {
      let signedOut = 0;
      Reflect.set(globalThis, "__signedOut", () => signedOut);
      const look = () => {
        if (document.querySelector('[data-slot="header"] a[href*="/console/login"]:not([target])')) signedOut += 1;
        requestAnimationFrame(look);
      };
      look();
    });
    await open(page, "/products/bcc");
    await expect(menuOf(page).or(page.locator("button", { hasText: visitor.username }))).toBeAttached();
    expect(await page.evaluate(() => Reflect.get(globalThis, "__signedOut")())).toBe(0);
    expect(await shifts()).toEqual([]);
  });
}

test("a menu opened before the name is loaded shows the name once it arrives", async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(overview, async (route) => {
    await held.promise;
    await tell(route);
  });
  await open(page, "/");
  const trigger = menuOf(page, /^Account/);
  await trigger.click();
  await expect(page.getByRole("menuitem", { name: "User centre" })).toBeFocused();
  held.resolve();
  await expect(menuOf(page)).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "User centre" })).toBeFocused();
  await expect(page.getByText(visitor.uuid)).toBeVisible();
});
