import { startChaosProxy } from "@zhian/chaos/chaos-proxy";
import { isMarked, mark, open } from "./support/alive.ts";
import { journeyLanguages } from "./support/journey-languages.ts";
import { site } from "./support/site.ts";
import { expect, test } from "./support/test.ts";
import { at, words } from "./support/words.ts";

test("the header hides when scrolling down, and returns when scrolling up or when it receives the focus", async ({
  page,
}) => {
  await open(page, "/products/bcc");
  const navigation = page.getByRole("navigation", { name: "Main", exact: true });
  const products = navigation.getByRole("button", { name: "Products", exact: true });
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 1500);
  await expect(products).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(products).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 800);
  await expect(products).not.toBeInViewport();
  await products.focus();
  await expect(products).toBeInViewport({ ratio: 1 });
});

test("on a slow connection the first frame has the whole header", async ({ page }) => {
  const proxy = await startChaosProxy({ target: site.url });
  try {
    proxy.fault({ kind: "drip", bytesPerSecond: 20_000 }, (path) => path === "/products/bcc");
    await page.addInitScript(() => {
      requestAnimationFrame(() => Reflect.set(globalThis, "isWhole", document.querySelector("#slot-main") !== null));
    });
    await page.goto(`${proxy.url}/products/bcc`, { waitUntil: "commit" });
    await page.waitForFunction(() => "isWhole" in globalThis, undefined, { polling: 100 });
    expect(await page.evaluate(() => Reflect.get(globalThis, "isWhole"))).toBe(true);
    // The browser reports a document that is cut off, but none that is left.
    await page.goto("about:blank");
  } finally {
    await proxy.close();
  }
});

test("the back-to-top link appears past a fifth of the viewport's height, and scrolls to the top", async ({ page }) => {
  await open(page, "/products/bcc");
  const link = page.getByRole("link", { name: "Back to top" });
  const viewport = 900;
  await expect(link).toBeHidden();
  await page.evaluate((y) => window.scrollTo(0, y), viewport * 0.2 - 10);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await expect(link).toBeHidden();
  await page.evaluate((y) => window.scrollTo(0, y), viewport * 0.2 + 40);
  await expect(link).toBeVisible();
  await link.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(link).toBeHidden();
});

test("the skip link is the first tab stop, and leads to the content", async ({ page }) => {
  await open(page, "/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/#slot-main");
  await expect(page.locator("#slot-main")).toBeFocused();
});

test("the logo leads to the home page", async ({ page }) => {
  await open(page, "/zh/products/bcc");
  await mark(page);
  await page
    .getByRole("banner")
    .getByRole("link", { name: /智安云.*首页/ })
    .click();
  await expect(page).toHaveURL("/zh");
  expect(await isMarked(page)).toBe(true);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const locale of journeyLanguages(1)) {
    const word = words[locale];
    const menu = { en: "Menu", zh: "菜单" }[locale];
    const back = { en: "Back", zh: "返回" }[locale];
    const storage = { en: /^Storage/, zh: /^存储/ }[locale];

    test(`the sheet holds the navigation and its levels (${locale})`, async ({ page }) => {
      await open(page, at(locale, "/"));
      await mark(page);
      const nav = page.getByRole("navigation", { name: word.mainNavigation, exact: true });
      const products = nav.getByRole("button", { name: word.products, exact: true });
      const bos = nav.locator(`a[href="${at(locale, "/products/bos")}"]`);

      await expect(products).toBeHidden();
      await page.getByRole("banner").getByRole("button", { name: menu, exact: true }).tap();
      await products.tap();
      await nav.locator("summary").filter({ hasText: storage }).tap();
      await expect(bos).toBeVisible();
      await nav.getByRole("button", { name: back, exact: true }).filter({ visible: true }).tap();
      await expect(bos).toBeHidden();
      await expect(products).toBeVisible();
      await products.tap();
      await bos.tap();
      await expect(page).toHaveURL(at(locale, "/products/bos"));
      await expect(products).toBeHidden();
      expect(await isMarked(page)).toBe(true);
    });

    test(`the sheet holds language, currency and the account's links (${locale})`, async ({ page }) => {
      await open(page, at(locale, "/products/bci"));
      const header = page.getByRole("banner");
      await header.getByRole("button", { name: menu, exact: true }).tap();

      await expect(header.getByRole("link", { name: word.logIn })).toBeVisible();
      await expect(header.getByRole("link", { name: word.console })).toBeVisible();
      const rupiah = header.getByRole("button", { name: "IDR", exact: true });
      if (!(await rupiah.isVisible())) await header.getByRole("button", { name: word.currency, exact: true }).tap();
      await rupiah.tap();
      await expect(page.getByRole("main")).toContainText(/(?<!≈\s*)Rp\s?1[.,]138[.,]500/);
    });
  }

  test("the search fills the screen", async ({ page }) => {
    await open(page, "/");
    const header = page.getByRole("banner");
    await header.getByRole("button", { name: "Search", exact: true }).filter({ visible: true }).first().tap();
    const field = header.getByRole("combobox");
    await field.fill("bci");
    await page.getByRole("option").first().tap();
    await expect(page).toHaveURL("/products/bci");
  });
});
