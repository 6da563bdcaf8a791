import type { Locator, Page } from "@playwright/test";
import { isMarked, mark, open } from "./support/alive.ts";
import { openSearch } from "./support/header.ts";
import { journeyLanguages } from "./support/journey-languages.ts";
import { expect, test } from "./support/test.ts";
import { at, words } from "./support/words.ts";

for (const locale of journeyLanguages(1)) {
  const word = words[locale];

  test.describe(`the search drawer in ${locale}`, () => {
    test("shows eight hot entries for an empty query, and live results for others", {
      tag: "@core",
    }, async ({ page }) => {
      await open(page, at(locale, "/"));
      await mark(page);
      const field = await openSearch(page, word.search);
      const options = page.getByRole("option");

      await expect(page.getByRole("group", { name: word.hot })).toBeVisible();
      await expect(options).toHaveCount(8);
      await field.fill("bci");
      await expect(options.first()).toHaveAttribute("href", at(locale, "/products/bci"));
      await field.fill("");
      await expect(options).toHaveCount(8);
      await field.fill("mysql");
      await expect(options.first()).toHaveAttribute("href", at(locale, "/products/mysql"));
      await field.press("ArrowDown");
      await expect(options.first()).toHaveAttribute("aria-selected", "true");
      await field.press("Enter");
      await expect(page).toHaveURL(at(locale, "/products/mysql"));
      await expect(field).toBeHidden();
      expect(await isMarked(page)).toBe(true);
    });

    test("reports that there are no results", { tag: "@core" }, async ({ page }) => {
      await open(page, at(locale, "/"));
      const field = await openSearch(page, word.search);
      await field.fill("qqxxzzyy");

      await expect(page.getByRole("status").filter({ hasText: word.noResults })).toBeVisible();
      await expect(page.getByRole("option")).toHaveCount(3);
    });

    test("returns the focus when it is closed by Esc", async ({ page }) => {
      await open(page, at(locale, "/"));
      const field = await openSearch(page, word.search);
      await page.keyboard.press("Escape");

      await expect(field).toBeHidden();
      await expect(page.getByRole("banner").getByRole("button", { name: word.search, exact: true })).toBeFocused();
    });
  });
}

test("the search opens by its keyboard shortcut from anywhere, and not by a single key", async ({ page }) => {
  await open(page, "/products/bcc");
  const field = page.getByRole("banner").getByRole("combobox");
  const button = page.getByRole("banner").getByTitle("Ctrl+K");
  await expect(button).toHaveAttribute("aria-keyshortcuts", "Control+K");
  await page.keyboard.press("/");
  await page.keyboard.press("ControlOrMeta+k");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("");
  await page.keyboard.type("a/b");
  await expect(field).toHaveValue("a/b");
  // As in every search field, Esc clears it first.
  await page.keyboard.press("Escape");
  await expect(field).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(field).toBeHidden();
  await page.keyboard.press("ControlOrMeta+k");
  await expect(field).toBeFocused();
});

test("on a phone, a search opened by its shortcut from the sheet returns to the sheet", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/products/bcc");
  const header = page.getByRole("banner");
  const products = header.getByRole("button", { name: "Products", exact: true });
  await header.getByRole("button", { name: "Menu", exact: true }).click();
  await products.focus();
  await page.keyboard.press("ControlOrMeta+k");
  await expect(header.getByRole("combobox")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(products).toBeFocused();
});

for (const width of [390, 1440]) {
  test(`a search opened by its shortcut from a menu returns the focus to the menu's button, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, "/products/bcc");
    const header = page.getByRole("banner");
    const products = header.getByRole("button", { name: "Products", exact: true });
    const filter = header.getByRole("searchbox", { name: "Filter products" });
    if (!(await products.isVisible())) await header.getByRole("button", { name: "Menu", exact: true }).click();
    await products.press("Enter");
    await filter.focus();
    await page.keyboard.press("ControlOrMeta+k");
    await expect(header.getByRole("combobox")).toBeFocused();
    await expect(filter).toBeHidden();
    // A second time, it stays open.
    await page.keyboard.press("ControlOrMeta+k");
    await expect(header.getByRole("combobox")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(products).toBeFocused();
  });
}

test("the shortcut does nothing while a modal dialog is open", async ({ page }) => {
  await open(page, "/products/waf?quote=1");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("ControlOrMeta+k");
  await expect(page.getByRole("banner").getByRole("combobox")).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.keyboard.press("ControlOrMeta+k");
  await expect(page.getByRole("banner").getByRole("combobox")).toBeFocused();
});

test("finds a product by its name in the other language", { tag: "@core" }, async ({ page }) => {
  await open(page, "/");
  const field = await openSearch(page, "Search");
  await field.fill("容器");
  await expect(page.getByRole("option").first()).toHaveAttribute("href", "/products/bci");
});

test("a failed search says so, and works again with the next input", async ({ page, pageLog }) => {
  pageLog.expect(/status of 503/);
  const field = await failSearch(page, "bcc");
  await field.fill("bci");
  await expect(page.getByRole("option").first()).toHaveAttribute("href", "/products/bci");
});

test("a failed search is tried again without another input", async ({ page, pageLog }) => {
  pageLog.expect(/status of 503/);
  await failSearch(page, "bcc");
  await expect(page.getByRole("option").first()).toHaveAttribute("href", "/products/bcc");
  await expect(page.getByText("Search is not responding")).toBeHidden();
});

/** Searches for `words` while the API fails; afterwards it works again. Returns the search field. */
async function failSearch(page: Page, words: string): Promise<Locator> {
  await open(page, "/");
  await page.route("**/api/v1/cms/search?*", (route) => route.fulfill({ status: 503, body: "busy" }));
  const field = await openSearch(page, "Search");
  await field.fill(words);
  await expect(page.getByText("Search is not responding")).toBeVisible();
  await page.unrouteAll();
  return field;
}
