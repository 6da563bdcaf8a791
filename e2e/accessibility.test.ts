import type { Page } from "@playwright/test";
import { open } from "./support/alive.ts";
import { violationsOf } from "./support/axe.ts";
import { widthOf } from "./support/lay-out.ts";
import { expect, test } from "./support/test.ts";
import { inTurn } from "./support/walked-in.ts";
import { at, locales, words } from "./support/words.ts";

const pages = [
  "/",
  "/products/bcc",
  "/products/bci",
  "/products/waf",
  "/solution/cloud-base",
  "/news",
  "/news/detail?id=mlps-grading",
  "/protocol/privacyProtocal",
  "/products/bcd/price",
  "/products/bcd/search?q=free-a.com",
  "/search?q=waf",
  "/nowhere",
];

async function expectNoViolations(page: Page): Promise<void> {
  expect.soft(await violationsOf(page)).toEqual([]);
}

/** Texts with Han characters that no part around them marks as Chinese. */
function unmarkedHan(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const isRead = element && !element.closest("script, style, [aria-hidden=true]");
      if (isRead && /\p{Script=Han}/u.test(node.nodeValue ?? "") && !element.closest("[lang|=zh]")) {
        found.push(node.nodeValue ?? "");
      }
    }
    return found;
  });
}

// The other way about is tried of every page in every-route.test.ts.
for (const locale of locales) {
  const word = words[locale];

  for (const path of inTurn(pages, locale)) {
    test(`${at(locale, path)} flows at 320 px, has the landmarks, and axe finds nothing wide in the dark and narrow in the light`, async ({
      page,
      pageLog,
    }) => {
      pageLog.expect(/status of 404/);
      await page.setViewportSize({ width: 320, height: 800 });
      await open(page, at(locale, path));

      expect.soft(await widthOf(page)).toBeLessThanOrEqual(320);
      await expect.soft(page.locator("html")).toHaveAttribute("lang", word.lang);
      for (const landmark of ["banner", "main", "contentinfo"] as const) {
        await expect.soft(page.getByRole(landmark)).toHaveCount(1);
      }
      await expect.soft(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      if (locale === "en") expect.soft(await unmarkedHan(page), "Chinese that is not marked as such").toEqual([]);

      await page.setViewportSize({ width: 1440, height: 900 });
      await page.emulateMedia({ colorScheme: "dark" });
      await expectNoViolations(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.emulateMedia({ colorScheme: "light" });
      await expectNoViolations(page);
    });
  }

  for (const name of inTurn([word.products, word.language, word.currency, word.search], locale)) {
    test(`axe finds nothing in the open menu ${name}, light and dark`, async ({ page }) => {
      await open(page, at(locale, "/"));
      const button = page.getByRole("banner").getByRole("button", { name, exact: true });
      await button.click();
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await expectNoViolations(page);
      await page.emulateMedia({ colorScheme: "dark" });
      await expectNoViolations(page);
    });
  }

  test(`axe finds nothing in the sheet of a phone (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, at(locale, "/"));
    const header = page.getByRole("banner");
    await header.getByRole("button", { name: { en: "Menu", zh: "菜单" }[locale], exact: true }).click();
    await expectNoViolations(page);
    await header.getByRole("button", { name: word.products, exact: true }).click();
    await expectNoViolations(page);
  });
}

test("a fault of a document that has been judged before is found", async ({ page }) => {
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
