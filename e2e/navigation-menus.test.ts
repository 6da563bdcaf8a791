import { isMarked, mark, open } from "./support/alive.ts";
import { menuOf, playVisitor, visitor } from "./support/fake-visitor.ts";
import { journeyLanguages } from "./support/journey-languages.ts";
import { expect, test } from "./support/test.ts";
import { at } from "./support/words.ts";

const names = {
  en: {
    navigation: "Main",
    products: "Products",
    storage: /^Storage/,
    compute: /^Compute/,
    protection: "Classified Protection (MLPS)",
    oneStop: /^Classified Protection One-Stop/,
    plain: /^Activities/,
    bos: /Object Storage/,
  },
  zh: {
    navigation: "主导航",
    products: "产品",
    storage: /^存储/,
    compute: /^计算/,
    protection: "等保",
    oneStop: /^等保一站式服务/,
    plain: /^活动/,
    bos: /对象存储/,
  },
} as const;

for (const locale of journeyLanguages(0)) {
  const name = names[locale];

  test.describe(`the top navigation in ${locale}`, () => {
    test("an entry with many children has two panes, by mouse", { tag: "@core" }, async ({ page }) => {
      await open(page, at(locale, "/"));
      await mark(page);
      const nav = page.getByRole("navigation", { name: name.navigation, exact: true });
      const server = nav.locator(`a[href="${at(locale, "/products/bcc")}"]`);
      const storage = nav.getByRole("link", { name: name.bos });

      await nav.getByRole("button", { name: name.products, exact: true }).hover();
      await expect(server).toBeVisible();
      await expect(storage).toBeHidden();
      // A font that arrives now would move the pointer's target.
      await page.evaluate(async () => void (await document.fonts.ready));
      await nav.locator("summary").filter({ hasText: name.storage }).hover();
      await expect(storage).toBeVisible();
      await expect(server).toBeHidden();
      await storage.click();
      await expect(page).toHaveURL(at(locale, "/products/bos"));
      await expect(storage).toBeHidden();
      expect(await isMarked(page)).toBe(true);
    });

    test("an entry with many children has two panes, by keyboard alone", { tag: "@core" }, async ({ page }) => {
      await open(page, at(locale, "/"));
      await mark(page);
      const nav = page.getByRole("navigation", { name: name.navigation, exact: true });
      const button = nav.getByRole("button", { name: name.products, exact: true });
      const storage = nav.locator("summary").filter({ hasText: name.storage });

      await button.focus();
      await page.keyboard.press("Enter");
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await tabTo(page, storage);
      await page.keyboard.press("Enter");
      const bos = nav.getByRole("link", { name: name.bos });
      await expect(bos).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(bos).toBeHidden();
      await expect(button).toBeFocused();
      await expect(button).toHaveAttribute("aria-expanded", "false");

      await page.keyboard.press("Space");
      await tabTo(page, bos);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(at(locale, "/products/bos"));
      await expect(button).toHaveAttribute("aria-expanded", "false");
      expect(await isMarked(page)).toBe(true);
    });

    test("an entry with one child has a single pane with its description", async ({ page }) => {
      await open(page, at(locale, "/"));
      const nav = page.getByRole("navigation", { name: name.navigation, exact: true });
      const button = nav.getByRole("button", { name: name.protection, exact: true });
      const only = nav.getByRole("link", { name: name.oneStop }).filter({ visible: true });

      await expect(only).toHaveCount(0);
      await button.focus();
      await page.keyboard.press("Enter");
      await expect(only).toHaveCount(1);
      await expect(only).toHaveAttribute("href", at(locale, "/products/dengbao"));
      expect((await only.innerText()).split("\n").length).toBeGreaterThan(1);
      await page.keyboard.press("Escape");
      await expect(only).toHaveCount(0);
      await expect(button).toBeFocused();
    });

    test("an entry without children is a plain link with a badge", async ({ page }) => {
      await open(page, at(locale, "/"));
      const nav = page.getByRole("navigation", { name: name.navigation, exact: true });
      const plain = nav.getByRole("link", { name: name.plain });

      await expect(plain).toHaveAttribute("href", at(locale, "/activity"));
      await expect(plain.getByRole("img").or(plain.getByText(/Hot|热门/))).toBeAttached();
    });
  });
}

test("only one menu is open at a time, and a click elsewhere closes it", { tag: "@core" }, async ({ page }) => {
  await open(page, "/");
  const nav = page.getByRole("navigation", { name: "Main", exact: true });
  const products = nav.getByRole("button", { name: "Products", exact: true });
  const partners = nav.getByRole("button", { name: "Partners", exact: true });

  await products.click();
  await expect(products).toHaveAttribute("aria-expanded", "true");
  await partners.focus();
  await page.keyboard.press("Enter");
  await expect(partners).toHaveAttribute("aria-expanded", "true");
  await expect(products).toHaveAttribute("aria-expanded", "false");
  await page.getByRole("heading", { level: 1 }).click({ position: { x: 5, y: 5 } });
  await expect(partners).toHaveAttribute("aria-expanded", "false");
});

test("the language, currency and account menus open at their buttons", async ({ page, context }) => {
  await playVisitor(context);
  await open(page, "/products/bcc");
  for (const button of [/^Language/, /^Currency/, visitor.username].map((name) => menuOf(page, name))) {
    await button.click();
    const menu = page.locator(`[id="${await button.getAttribute("aria-controls")}"]`);
    await expect(menu).toBeVisible();
    const gap = async () => {
      const [own, opened] = [await button.boundingBox(), await menu.boundingBox()];
      if (!own || !opened) return undefined;
      const isBeside = opened.x <= own.x + own.width && opened.x + opened.width >= own.x;
      return { isBeside, below: Math.round(opened.y - own.y - own.height) };
    };
    await expect.poll(gap).toEqual({ isBeside: true, below: 0 });
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
  }
});

for (const locale of journeyLanguages(1)) {
  const label = { en: "Industry news categories", zh: "行业资讯分类" }[locale];
  const news = { en: "Industry news", zh: "行业资讯" }[locale];

  test(`under /zixun the navigation is the list of news categories (${locale})`, async ({ page, pageLog }) => {
    // The news pages belong to another fragment; the header works with or without it.
    pageLog.expect(/status of 404/);
    await open(page, at(locale, "/zixun"));
    const nav = page.getByRole("navigation", { name: label, exact: true });

    await expect(nav).toBeVisible();
    await expect(page.getByRole("navigation", { name: names[locale].navigation, exact: true })).toHaveCount(0);
    const addresses = await nav
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(addresses.length).toBeGreaterThan(2);
    for (const address of addresses) expect(address).toMatch(new RegExp(`^${at(locale, "/zixun/")}`));
    await expect(page.getByRole("banner").getByRole("link", { name: news, exact: true })).toHaveAttribute(
      "href",
      at(locale, "/zixun"),
    );

    await open(page, at(locale, "/products/bcc"));
    await expect(page.getByRole("navigation", { name: names[locale].navigation, exact: true })).toBeVisible();
    await expect(nav).toHaveCount(0);
  });
}

/** Presses Tab until the element has the focus; it must be reached within 60 presses. */
async function tabTo(page: Parameters<typeof open>[0], target: ReturnType<typeof page.locator>): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}
