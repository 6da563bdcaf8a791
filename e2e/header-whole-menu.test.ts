import type { Page } from "@playwright/test";
import { isMarked, mark, open } from "./support/alive.ts";
import { journeyLanguages } from "./support/journey-languages.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/test.ts";
import { at, type Locale, words } from "./support/words.ts";

const names = {
  en: { services: /^Security services/, all: "All 23 in Security services", filter: "Filter products", back: "Menu" },
  zh: { services: /^安全服务/, all: "安全服务全部 23 项", filter: "筛选产品", back: "菜单" },
} as const;

/** One of the last of its group: no page contains its link. */
const late = "/products/osds";
const calls = "**/api/v1/cms/file/column?*";
const phone = { width: 390, height: 844 };

function mainNav(page: Page, locale: Locale) {
  return page.getByRole("navigation", { name: words[locale].mainNavigation, exact: true });
}

async function openServices(page: Page, locale: Locale) {
  const nav = mainNav(page, locale);
  await nav.getByRole("button", { name: words[locale].products, exact: true }).click();
  await nav.locator("summary").filter({ hasText: names[locale].services }).click();
  const group = nav.locator("details[open]").filter({ hasText: names[locale].services });
  return { nav, group, links: group.locator('a[href*="/products/"]') };
}

for (const locale of journeyLanguages(1)) {
  const name = names[locale];

  test.describe(`a menu with more products than a page includes (${locale})`, () => {
    test("F-81 keeps its first products and the link to all of them while the api does not answer", async ({
      page,
      pageLog,
    }) => {
      pageLog.expect(/Failed to load resource|net::ERR|status of 503/);
      await open(page, at(locale, "/about"));
      await mark(page);
      await page.route(calls, (route) => route.fulfill({ status: 503, body: "busy" }));
      const refused = page.waitForResponse(calls);
      const { nav, group, links } = await openServices(page, locale);
      await refused;
      await expect(links).toHaveCount(8);
      await expect(nav.getByRole("searchbox", { name: name.filter })).toHaveCount(0);

      await group.getByRole("link", { name: name.all, exact: true }).click();
      await expect(page).toHaveURL(`${at(locale, "/")}#catalogue-security-service`);
      await expect(page.locator("#catalogue-security-service")).toBeInViewport();
      await expect(page.locator("#catalogue-security-service")).toContainText("23");
      expect(await isMarked(page)).toBe(true);
    });

    test("F-81 has all of them as soon as the api answers again, while it stays open", async ({ page, pageLog }) => {
      pageLog.expect(/Failed to load resource|net::ERR|status of 503/);
      await open(page, at(locale, "/about"));
      await page.route(calls, (route) => route.fulfill({ status: 503, body: "busy" }));
      const refused = page.waitForResponse(calls);
      const { nav, links } = await openServices(page, locale);
      await refused;
      await page.unroute(calls);
      await expect(links).toHaveCount(23);
      await expect(nav.getByRole("searchbox", { name: name.filter })).toBeVisible();
    });

    test("loads all of them in place once it is opened, and filters them all", async ({ page }) => {
      await open(page, at(locale, "/"));
      const nav = mainNav(page, locale);
      await expect(nav.locator(`a[href="${at(locale, late)}"]`)).toHaveCount(0);
      const { group, links } = await openServices(page, locale);
      await expect(links).toHaveCount(23);
      await expect(group.getByRole("link", { name: name.all, exact: true })).toBeHidden();

      await nav.getByRole("searchbox", { name: name.filter }).fill("osds");
      const found = nav.locator(`a[href="${at(locale, late)}"]`).filter({ visible: true });
      await expect(found).toHaveCount(1);
      await found.click();
      await expect(page).toHaveURL(at(locale, late));
      const products = nav.getByRole("button", { name: words[locale].products, exact: true });
      await expect(products).toHaveAttribute("aria-current", "true");
    });
  });

  test.describe(`without JavaScript, a menu with more products than a page includes (${locale})`, () => {
    test.use({ javaScriptEnabled: false });

    for (const [size, viewport] of [
      ["desk", { width: 1440, height: 900 }],
      ["phone", phone],
    ] as const) {
      test(`leads to all of them on the home page, at ${size} size`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.goto(at(locale, "/products/bcc"));
        if (size === "phone")
          await page.getByRole("banner").getByRole("button", { name: name.back, exact: true }).click();
        const { group, links } = await openServices(page, locale);
        await expect(links).toHaveCount(8);
        await group.getByRole("link", { name: name.all, exact: true }).click();
        await expect(page).toHaveURL(`${at(locale, "/")}#catalogue-security-service`);

        const head = page.locator("#catalogue-security-service");
        await expect(head).toBeInViewport();
        await expect(head.getByRole("heading", { name: name.services })).toBeInViewport();
        await expect(head.locator("xpath=following-sibling::ul[1]").getByRole("link")).toHaveCount(23);
      });
    }
  });
}

test("no page fetches content that only an open menu shows", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/cms\/file\/column|\/(?:loaders|product-tools)\./.test(request.url())) asked.push(request.url());
  });
  await open(page, "/products/bcc");
  const partners = mainNav(page, "en").getByRole("button", { name: "Partners", exact: true });
  await partners.click();
  await expect(partners).toHaveAttribute("aria-expanded", "true");
  expect(asked).toEqual([]);
});

test("menu content does not move when the rest loads", async ({ page }) => {
  await open(page, "/");
  let answer = () => {};
  const isAllowed = new Promise<void>((resolve) => (answer = resolve));
  await page.route(calls, async (route) => {
    await isAllowed;
    await route.continue();
  });
  const { links } = await openServices(page, "en");
  await expect(links).toHaveCount(8);
  const places = () =>
    links.evaluateAll((all) => all.slice(0, 8).map((link) => ({ ...link.getBoundingClientRect().toJSON() })));
  // The panel opens with an animation.
  await settled(page);
  const before = await places();
  answer();
  await expect(links).toHaveCount(23);
  expect(await places()).toEqual(before);
});
