import type { Page } from "@playwright/test";
import { violationsOf } from "./support/axe.ts";
import { journeyLanguages } from "./support/journey-languages.ts";
import { widthOf } from "./support/lay-out.ts";
import { expect, test } from "./support/test.ts";

const pages = {
  en: { path: "/_gallery/", close: "Close", more: "More" },
  zh: { path: "/_gallery/zh/", close: "关闭", more: "更多" },
} as const;

/** Waits until script has taken the page over: from then on, tabs follow the address. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator("fieldset[data-chosen]").first()).toBeAttached();
}

/** `within`: the only part of the page to check. */
async function expectNoViolations(page: Page, within = "body"): Promise<void> {
  // Every part is shown twice, once on each background, so region names are duplicated.
  expect(await violationsOf(page, { within, without: ["landmark-unique"] })).toEqual([]);
}

for (const locale of journeyLanguages(1)) {
  const { path, close, more } = pages[locale];
  test.describe(`the gallery (${locale})`, () => {
    test("has no axe issues, on light and dark backgrounds, wide and narrow", async ({ page }) => {
      // Two thousand elements, each checked twice.
      test.slow();
      await open(page, path);
      await expectNoViolations(page);
      await page.setViewportSize({ width: 320, height: 800 });
      expect(await widthOf(page)).toBeLessThanOrEqual(320);
      await expectNoViolations(page);
    });

    for (const part of ["dialog", "sheet"]) {
      test(`has no axe issues in an open ${part}`, async ({ page }) => {
        await open(page, path);
        for (const scheme of [0, 1]) {
          await page
            .getByRole("article", { name: part, exact: true })
            .getByRole("region")
            .nth(scheme)
            .getByRole("button")
            .first()
            .click();
          await expect(page.getByRole("dialog")).toBeVisible();
          await expectNoViolations(page, "dialog[open]");
          await page.getByRole("dialog").getByRole("button", { name: close, exact: true }).click();
          await expect(page.getByRole("dialog")).toHaveCount(0);
        }
      });
    }

    test("has no axe issues in an open menu", async ({ page }) => {
      await open(page, path);
      const button = page
        .getByRole("article", { name: "menu", exact: true })
        .getByRole("button", { name: more })
        .first();
      await button.hover();
      await expect(button).toHaveAttribute("aria-haspopup", "menu");
      await button.click();
      await expect(page.getByRole("menu")).toBeVisible();
      await expectNoViolations(page, "[role=menu]");
    });

    test("is hidden from search engines, and complete without JavaScript", async ({ page, pageLog, request }) => {
      pageLog.expect(/Failed to load resource/);
      const answer = await request.get(path);
      expect(answer.headers()["x-robots-tag"]).toBe("noindex");
      expect(await (await request.get("/robots.txt")).text()).toContain("Disallow: /_gallery/");
      await page.route("**/*.js", (route) => route.abort());
      await page.goto(path);
      await page.getByRole("article", { name: "dialog", exact: true }).getByRole("button").first().click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await page
        .getByRole("article", { name: "menu", exact: true })
        .getByRole("button", { name: more })
        .first()
        .click();
      await expect(page.locator("[popover=auto]:popover-open")).toBeVisible();
    });
  });
}
