import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";
import { at, locales } from "./support/words.ts";

// What a page lets one choose is HTML and CSS: it works before, and without, any script.
test.use({ javaScriptEnabled: false });

const names = {
  en: {
    year: "Year",
    level2: "Level 2",
    network: "Network",
    flood: "Flood of expensive pages",
    central: /^Central control/,
  },
  zh: { year: "每年", level2: "二级", network: "网络", flood: "CC 攻击", central: /^管理中心/ },
};

for (const locale of locales) {
  const name = names[locale];

  test(`prices of sizes are shown for the period that is chosen (${locale})`, async ({ page }) => {
    await page.goto(at(locale, "/products/bcc"));
    const smallest = page.getByRole("row", { name: /^c2\.1x2/ });

    const shown = smallest.locator("td:last-child span").filter({ visible: true, hasNot: page.locator("span") });

    await expect(shown).toHaveText([/\$9$/, /^Rp/]);
    await page.locator("#sizes").getByRole("radio", { name: name.year }).check();
    await expect(shown).toHaveText([/\$108$/, /^Rp/]);
  });

  test(`an attack that is chosen shows its log line, one at a time (${locale})`, async ({ page }) => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(at(locale, "/products/waf"));
      const lines = page.locator("#attacks code:visible", { hasText: "action=" });

      await expect(lines).toHaveText([/rule=SQLI/]);
      await page.getByRole("radio", { name: name.flood }).check();
      await expect(lines).toHaveText([/rule=RATE-search/]);
    }
  });

  test(`clauses can be narrowed to a level (${locale})`, async ({ page }) => {
    await page.goto(at(locale, "/products/waf"));
    const central = page.getByRole("row", { name: name.central });

    await expect(central).toBeVisible();
    await page.locator("#coverage").getByRole("radio", { name: name.level2 }).check();
    await expect(central).toBeHidden();
    await expect(page.locator("#coverage tbody tr:visible")).toHaveCount(6);
  });

  test(`one layer of an architecture comes forward (${locale})`, async ({ page }) => {
    await page.goto(at(locale, "/solution/cloud-base"));
    await page.locator("#architecture").getByRole("radio", { name: name.network }).check();

    expect(await opacities(page, '[data-kind="network"]')).toEqual(["1"]);
    expect(await opacities(page, '[data-kind="compute"]')).toEqual(["0.3"]);
  });
}

async function opacities(page: Page, selector: string): Promise<string[]> {
  const each = await page
    .locator(`#architecture ${selector}`)
    .evaluateAll((nodes) => nodes.map((node) => getComputedStyle(node).opacity));
  return [...new Set(each)];
}
