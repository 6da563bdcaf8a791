import { open } from "./support/alive.ts";
import { choose } from "./support/header.ts";
import { inTurn } from "./support/journey-languages.ts";
import { expect, test } from "./support/test.ts";
import { at, locales, words } from "./support/words.ts";

const paths = [
  "/partners/cps",
  "/partners/ecology",
  "/partners/strategy",
  "/activity",
  "/activity/cps",
  "/cp-activity",
  "/yn-activity",
  "/about",
  "/zhianCloud/SSLCertificate",
  "/zhianCloud/domainAndNetWebsite/dataConfig",
];
test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of locales) {
    for (const path of inTurn(paths, locale)) {
      test(`${at(locale, path)} can be read`, async ({ page }) => {
        await page.goto(at(locale, path));

        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.getByRole("main").getByRole("heading", { level: 2 }).last()).toBeVisible();
        await page.getByRole("main").getByRole("link").last().click({ trial: true });
      });
    }
  }

  test("the calculator starts as a worked example", async ({ page }) => {
    await page.goto("/partners/cps");
    const calculator = page.locator("#calculator");

    await expect(calculator.getByText("10 × $166 × 12 months").first()).toBeVisible();
    await expect(calculator.getByText("$1,992")).toBeVisible();
    await expect(calculator.getByRole("textbox")).toHaveCount(0);
  });
});

test("the commission follows the input, and an invalid amount is reported", async ({ page }) => {
  await open(page, "/partners/cps");
  const calculator = page.locator("#calculator");

  await calculator.getByLabel("Customers").fill("20");
  await expect(calculator.getByText("$3,984")).toBeVisible();
  await calculator.getByLabel("Customers").fill("0");
  await expect(calculator.getByText("A whole number", { exact: false })).toBeVisible();
  await expect(calculator.getByText("$3,984")).toBeHidden();
});

test("the Indonesian page shows rupiah first, until another currency is chosen", async ({ page, context }) => {
  const shown = page.locator("#offers").getByRole("cell").first();
  await open(page, "/yn-activity");
  await expect(shown).toHaveText(/^Rp/);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("currency");

  await choose(page, words.en.currency, "USD");
  await expect(shown).toHaveText(/^\$/);
  await page.reload();
  await expect(shown).toHaveText(/^\$/);
});

test("a visitor who chose no currency gets dollars again on the next page", async ({ page }) => {
  await open(page, "/activity");
  await page.getByRole("main").getByRole("link", { name: "Indonesia campaign" }).click();
  await expect(page.locator("#offers").getByRole("cell").first()).toHaveText(/^Rp/);
  await page.goBack();
  await page.getByRole("main").getByRole("link", { name: "Classified Protection campaign" }).click();
  await expect(page.locator("#offers").getByRole("cell").first()).toHaveText(/^\$/);
});
