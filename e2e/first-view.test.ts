import { layOut } from "./support/lay-out.ts";
import { expect, test } from "./support/test.ts";
import { at, locales, words } from "./support/words.ts";

// Only tests what the server sent: no script runs.
test.use({ javaScriptEnabled: false });

const pages = ["/", "/products/bcc", "/products/bci", "/products/waf", "/solution/cloud-base"];

for (const locale of locales) {
  const word = words[locale];

  test.describe(`the first view in ${locale}`, () => {
    for (const path of pages) {
      test(`${path} is complete`, async ({ page }) => {
        const response = await page.goto(at(locale, path));

        expect(response?.status()).toBe(200);
        await expect(page.locator("html")).toHaveAttribute("lang", word.lang);
        await expect(page.getByRole("banner")).toHaveCount(1);
        await expect(page.getByRole("main")).toHaveCount(1);
        await expect(page.getByRole("contentinfo")).toHaveCount(1);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page).toHaveTitle(/\S/);
        await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /\S/);
        await layOut(page);
        expect((await page.getByRole("main").innerText()).length).toBeGreaterThan(500);
      });
    }

    test("names the header's controls and the footer's links", { tag: "@core" }, async ({ page }) => {
      await page.goto(at(locale, "/"));
      const header = page.getByRole("banner");
      const footer = page.getByRole("contentinfo");

      for (const name of [word.search, word.language, word.currency]) {
        await expect(header.getByRole("button", { name, exact: true }).first()).toBeVisible();
      }
      for (const name of [word.console, word.logIn, word.register]) {
        await expect(header.getByRole("link", { name })).toBeVisible();
      }
      for (const [name, path] of [
        [word.privacy, "/protocol/privacyProtocal"],
        [word.refund, "/protocol/onlineOrder"],
        [word.terms, "/protocol/userProtocal"],
      ] as const) {
        await expect(footer.getByRole("link", { name })).toHaveAttribute("href", at(locale, path));
      }
    });

    test("opens menus before the script runs", { tag: "@core" }, async ({ page }) => {
      await page.goto(at(locale, "/"));
      const navigation = page.getByRole("navigation", { name: word.mainNavigation, exact: true });
      const product = navigation.locator(`a[href="${at(locale, "/products/bcc")}"]`);

      await expect(product).toBeHidden();
      await navigation.getByRole("button", { name: word.products, exact: true }).click();
      await expect(product).toBeVisible();
      await product.click();
      await expect(page).toHaveURL(at(locale, "/products/bcc"));
    });

    test("searches through a form", { tag: "@core" }, async ({ page, pageLog }) => {
      // The results page belongs to another fragment.
      pageLog.expect(/status of 404/);
      await page.goto(at(locale, "/"));
      await page.getByRole("banner").getByRole("button", { name: word.search, exact: true }).click();
      const field = page.getByRole("searchbox", { name: new RegExp(word.search) });

      await expect(page.getByText(word.hot)).toBeVisible();
      await expect(page.locator(":popover-open").getByRole("link")).toHaveCount(8);
      await field.fill("bcc");
      await field.press("Enter");
      await expect(page).toHaveURL(`${at(locale, "/search")}?q=bcc`);
    });
  });
}

test("the language form leads to the translated page, and the choice is remembered", { tag: "@core" }, async ({
  page,
}) => {
  await page.goto("/products/bci");
  await page.getByRole("banner").getByRole("button", { name: "Language", exact: true }).click();
  await page.getByRole("button", { name: "中文" }).filter({ visible: true }).first().click();

  await expect(page).toHaveURL("/zh/products/bci");
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hans");
  await page.goto("/products/bcc");
  await expect(page).toHaveURL("/zh/products/bcc");
});

test("the currency form changes the prices, and the choice is remembered", { tag: "@core" }, async ({ page }) => {
  await page.goto("/products/bci");
  await expect(page.getByRole("main")).toContainText("$69");
  await page.getByRole("banner").getByRole("button", { name: "Currency", exact: true }).click();
  await page.getByRole("button", { name: "IDR" }).filter({ visible: true }).first().click();

  await expect(page).toHaveURL("/products/bci");
  await expect(page.getByRole("main")).toContainText(/(?<!≈\s*)Rp\s?1[.,]138[.,]500/);
  await page.goto("/zh/products/bci");
  await expect(page.getByRole("main")).toContainText(/(?<!≈\s*)Rp\s?1[.,]138[.,]500/);
});
