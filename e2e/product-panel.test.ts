import type { Locator, Page } from "@playwright/test";
import { open } from "./support/alive.ts";
import { journeyLanguages } from "./support/journey-languages.ts";
import { expect, test } from "./support/test.ts";
import { at, words } from "./support/words.ts";

const names = {
  en: { filter: "Filter products", all: /^All products 54/, viewed: "Recently viewed", storage: /^Storage/ },
  zh: { filter: "筛选产品", all: /^全部产品 54/, viewed: "最近浏览", storage: /^存储/ },
} as const;

async function openProducts(page: Page, locale: "en" | "zh"): Promise<Locator> {
  const word = words[locale];
  const nav = page.getByRole("navigation", { name: word.mainNavigation, exact: true });
  await nav.getByRole("button", { name: word.products, exact: true }).click();
  return nav;
}

for (const locale of journeyLanguages(0)) {
  const name = names[locale];

  test.describe(`the products panel in ${locale}`, () => {
    test("finds products by code, by name in either language, and by pinyin initials", async ({ page }) => {
      await open(page, at(locale, "/"));
      const nav = await openProducts(page, locale);
      const filter = nav.getByRole("searchbox", { name: name.filter });
      for (const [typed, code] of [
        ["waf", "waf"],
        ["Firewall", "waf"],
        ["防火墙", "waf"],
        ["fhq", "waf"],
        ["MySQL", "mysql"],
      ] as const) {
        await filter.fill(typed);
        await expect(nav.locator("a").filter({ visible: true }).first()).toHaveAttribute(
          "href",
          at(locale, `/products/${code}`),
        );
      }
      await filter.fill("teapot");
      await expect(nav.getByRole("status").filter({ hasText: "teapot" })).toBeVisible();
      await filter.fill("");
      await expect(nav.locator(`a[href="${at(locale, "/products/bcc")}"]`)).toBeVisible();
    });

    test("shows all products at once, in four columns at most, and returns to its groups", async ({ page }) => {
      await open(page, at(locale, "/"));
      const nav = await openProducts(page, locale);
      const links = nav.locator('a[href*="/products/"]').filter({ visible: true });
      await nav.getByRole("button", { name: name.all }).click();
      await expect(links).toHaveCount(54);
      const columns = await links.evaluateAll(
        (all) => new Set(all.map((link) => link.getBoundingClientRect().left)).size,
      );
      expect(columns).toBeGreaterThan(1);
      expect(columns).toBeLessThanOrEqual(4);
      await nav.locator("summary").filter({ hasText: name.storage }).click();
      await expect(links).toHaveCount(2);
    });

    test("remembers for this tab which products were viewed", async ({ page }) => {
      await open(page, at(locale, "/products/bci"));
      await open(page, at(locale, "/products/bcc"));
      const nav = await openProducts(page, locale);
      await expect(nav.getByText(name.viewed)).toBeVisible();
      const row = nav.locator("[data-foot] a");
      await expect(row).toHaveCount(1);
      await expect(row).toHaveAttribute("href", at(locale, "/products/bci"));
    });
  });
}

test("a panel closes when the focus leaves it, so that it hides no focused element", async ({ page }) => {
  await open(page, "/products/bcc");
  const nav = await openProducts(page, "en");
  const products = nav.getByRole("button", { name: "Products", exact: true });
  await nav.locator("summary").filter({ visible: true }).last().focus();
  await expect(products).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Tab");
  await expect(products).toHaveAttribute("aria-expanded", "false");
  await expect(page.locator("a:focus, button:focus")).toBeInViewport();
});

test("a group is chosen by keyboard, and a second press keeps its links", async ({ page }) => {
  await open(page, "/");
  const nav = page.getByRole("navigation", { name: "Main", exact: true });
  await nav.getByRole("button", { name: "Products", exact: true }).focus();
  await page.keyboard.press("Enter");
  await nav
    .locator("summary")
    .filter({ hasText: /^Storage/ })
    .focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(nav.locator('a[href="/products/bos"]')).toBeVisible();
});

test("menus open on click while the hover code is unavailable, and the next hover fetches it again", async ({
  page,
  pageLog,
}) => {
  pageLog.expect(/Failed to load|net::ERR|status of 404/);
  await page.route("**/hover-menus.*.js", (route) => route.fulfill({ status: 404, body: "" }));
  await open(page, "/");
  const nav = page.getByRole("navigation", { name: "Main", exact: true });
  const products = nav.getByRole("button", { name: "Products", exact: true });
  const lost = page.waitForResponse(/hover-menus/);
  await products.hover();
  await lost;
  await products.click();
  await expect(products).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await page.mouse.move(700, 700);
  await page.unrouteAll();
  // The mouse that triggered the load may already be at rest when the code arrives: the next hover opens the menu.
  const found = page.waitForResponse(/hover-menus/);
  await products.hover();
  expect((await found).status()).toBe(200);
  await expect(async () => {
    await page.mouse.move(700, 700);
    await products.hover();
    await expect(products).toHaveAttribute("aria-expanded", "true", { timeout: 10_000 });
  }).toPass();
});

test("a menu that was closed while the hover code was loading stays closed", async ({ page }) => {
  let answer = () => {};
  const isAllowed = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/hover-menus\./, async (route) => {
    await isAllowed;
    await route.continue();
  });
  await page.clock.install();
  await open(page, "/products/bcc");
  const nav = await openProducts(page, "en");
  const products = nav.getByRole("button", { name: "Products", exact: true });
  await expect(products).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(products).toHaveAttribute("aria-expanded", "false");

  answer();
  const isLoaded = () => [...(window.__loadedFiles ?? [])].some((file) => file.includes("/hover-menus."));
  await page.waitForFunction(isLoaded, undefined, { polling: 50 });
  // Longer than a mouse has to rest.
  await page.clock.runFor(500);
  await expect(products).toHaveAttribute("aria-expanded", "false");
  const solutions = nav.getByRole("button", { name: "Solutions", exact: true });
  await solutions.hover();
  await expect(solutions).toHaveAttribute("aria-expanded", "true");
});
