import type { Page } from "@playwright/test";
import { open } from "./support/alive.ts";
import { violationsOf } from "./support/axe.ts";
import { coveredFocus } from "./support/covered-focus.ts";
import { inTurn } from "./support/journey-languages.ts";
import { expect, test } from "./support/test.ts";
import { at, locales, words } from "./support/words.ts";

async function expectNoViolations(page: Page): Promise<void> {
  expect.soft(await violationsOf(page)).toEqual([]);
}

// sweep.test.ts checks every page as it is after opening.
for (const locale of locales) {
  const word = words[locale];

  for (const name of inTurn([word.products, word.language, word.currency, word.search], locale)) {
    test(`axe reports no issues in the open menu ${name}, light and dark`, async ({ page }) => {
      await open(page, at(locale, "/"));
      const button = page.getByRole("banner").getByRole("button", { name, exact: true });
      await button.click();
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await expectNoViolations(page);
      await page.emulateMedia({ colorScheme: "dark" });
      await expectNoViolations(page);
    });
  }

  test(`axe reports no issues in the menu sheet on a phone (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, at(locale, "/"));
    const header = page.getByRole("banner");
    await header.getByRole("button", { name: { en: "Menu", zh: "菜单" }[locale], exact: true }).click();
    await expectNoViolations(page);
    await header.getByRole("button", { name: word.products, exact: true }).click();
    await expectNoViolations(page);
  });
}

test("axe finds new issues in a document that it has already checked", async ({ page }) => {
  await open(page, "/products/bcc");
  await expectNoViolations(page);
  await page.evaluate(() => {
    const faint = document.createElement("p");
    faint.textContent = "Can hardly be read";
    faint.style.cssText = "color: #999; background: #fff";
    document.querySelector("main h2")?.after(faint, document.createElement("button"));
  });
  expect((await violationsOf(page)).map((line) => line.split(":")[0])).toEqual(["button-name", "color-contrast"]);
});

test("the focus check finds controls under the header and under a floating button", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/news/detail?id=mlps-grading");
  expect(await coveredFocus(page)).toEqual([]);
  await page.evaluate(() => document.documentElement.style.setProperty("scroll-padding-block", "0"));
  const covers = (await coveredFocus(page)).map((line) => line.split(" is under ")[1]);
  expect(covers).toContainEqual(expect.stringContaining("<form"));
  expect(covers).toContainEqual(expect.stringContaining("<header"));
});
