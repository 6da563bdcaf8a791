import type { Page } from "@playwright/test";
import { isMarked, mark, open, untilAlive } from "./support/alive.ts";
import { journeyLanguages } from "./support/journey-languages.ts";
import { expect, test } from "./support/test.ts";
import { at } from "./support/words.ts";

const names = {
  en: { system: "System", light: "Light", dark: "Dark" },
  zh: { system: "跟随系统", light: "浅色", dark: "深色" },
} as const;

/** The lightness of the page's background, from 0 to 255. */
async function ground(page: Page): Promise<number> {
  const colour = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const [, red = "0", green = "0", blue = "0"] = /(\d+), (\d+), (\d+)/.exec(colour) ?? [];
  return (Number(red) + Number(green) + Number(blue)) / 3;
}

for (const locale of journeyLanguages(0)) {
  test(`the footer switches the theme in place, and the choice is remembered (${locale})`, { tag: "@core" }, async ({
    page,
  }) => {
    await open(page, at(locale, "/products/bcc"));
    await mark(page);
    const footer = page.getByRole("contentinfo");
    const button = (theme: "system" | "light" | "dark") =>
      footer.getByRole("button", { name: names[locale][theme], exact: true });
    await expect(button("system")).toHaveAttribute("aria-current", "true");
    expect(await ground(page)).toBeGreaterThan(200);

    await button("dark").click();
    await expect(button("dark")).toHaveAttribute("aria-current", "true");
    expect(await ground(page)).toBeLessThan(60);
    expect(await isMarked(page)).toBe(true);
    await page.reload();
    await untilAlive(page);
    await expect(button("dark")).toHaveAttribute("aria-current", "true");
    expect(await ground(page)).toBeLessThan(60);

    await page.emulateMedia({ colorScheme: "dark" });
    await button("light").click();
    expect(await ground(page)).toBeGreaterThan(200);
    await button("system").click();
    expect(await ground(page)).toBeLessThan(60);
  });
}

test("a printed page is light in any theme", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "theme", value: "dark", url: baseURL ?? "" }]);
  await open(page, "/");
  await page.emulateMedia({ media: "print" });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("light");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the theme applies from the first paint, and the footer's form sets it", { tag: "@core" }, async ({ page }) => {
    await page.goto("/products/bci");
    expect(await ground(page)).toBeGreaterThan(200);
    await page.getByRole("contentinfo").getByRole("button", { name: "Dark", exact: true }).click();
    await expect(page).toHaveURL("/products/bci");
    await expect(page.locator("html")).toHaveAttribute("data-theme", /^dark\s*$/);
    expect(await ground(page)).toBeLessThan(60);
    await page.goto("/zh/products/bcc");
    expect(await ground(page)).toBeLessThan(60);
  });
});
