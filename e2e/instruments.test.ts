import type { Locator, Page } from "@playwright/test";
import { open } from "./support/alive.ts";
import { holdScripts } from "./support/hold-scripts.ts";
import { journeyLanguages } from "./support/journey-languages.ts";
import { layOut, widthOf } from "./support/lay-out.ts";
import { expect, test } from "./support/test.ts";
import { weigh } from "./support/weigh.ts";
import { at } from "./support/words.ts";

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

/** A page of each kind of product, and its section with an interactive tool. */
const kinds = [
  { path: "/products/bbc", anchor: "machines" },
  { path: "/products/cds", anchor: "cost" },
  { path: "/products/vpc", anchor: "paths" },
  { path: "/products/mysql", anchor: "failover" },
  { path: "/products/ddos", anchor: "minutes" },
  { path: "/products/pts", anchor: "sample" },
];
const widths = [1440, 390];
const mostScriptBytes = 188_000;

// Choices on a page are HTML and CSS: they work before, and without, any script.
test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of journeyLanguages(0)) {
    const name = names[locale];

    test(`prices of sizes are shown for the chosen period (${locale})`, async ({ page }) => {
      await page.goto(at(locale, "/products/bcc"));
      const smallest = page.getByRole("row", { name: /^c2\.1x2/ });

      const shown = smallest.locator("td:last-child span").filter({ visible: true, hasNot: page.locator("span") });

      await expect(shown).toHaveText([/\$9$/, /^Rp/]);
      await page.locator("#sizes").getByRole("radio", { name: name.year }).check();
      await expect(shown).toHaveText([/\$108$/, /^Rp/]);
    });

    test(`choosing an attack shows its log line, one at a time (${locale})`, async ({ page }) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(at(locale, "/products/waf"));
        const lines = page.locator("#attacks code:visible", { hasText: "action=" });

        await expect(lines).toHaveText([/rule=SQLI/]);
        await page.getByRole("radio", { name: name.flood }).check();
        await expect(lines).toHaveText([/rule=RATE-search/]);
      }
    });

    test(`clauses can be filtered by level (${locale})`, async ({ page }) => {
      await page.goto(at(locale, "/products/waf"));
      const central = page.getByRole("row", { name: name.central });

      await expect(central).toBeVisible();
      await page.locator("#coverage").getByRole("radio", { name: name.level2 }).check();
      await expect(central).toBeHidden();
      await expect(page.locator("#coverage tbody tr:visible")).toHaveCount(6);
    });

    test(`choosing a layer highlights it in the architecture (${locale})`, async ({ page }) => {
      await page.goto(at(locale, "/solution/cloud-base"));
      await page.locator("#architecture").getByRole("radio", { name: name.network }).check();

      expect(await opacities(page, '[data-kind="network"]')).toEqual(["1"]);
      expect(await opacities(page, '[data-kind="compute"]')).toEqual(["0.3"]);
    });

    for (const { path, anchor } of kinds) {
      test(`${at(locale, path)} shows its whole interactive tool`, async ({ page }) => {
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          const answer = await page.goto(at(locale, path));

          expect(answer?.status()).toBe(200);
          await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
          await expect(page.locator(`#${anchor}`)).toBeVisible();
          expect(await sidewaysRoom(page)).toBe(0);
          // Controls that need script are not offered.
          await expect(page.locator(`#${anchor} :is(select, input[type=range]):visible`)).toHaveCount(0);
        }
      });
    }

    test(`the path of one case is shown at a time (${locale})`, async ({ page }) => {
      await page.goto(at(locale, "/products/vpc"));
      const [cases, ways] = [page.locator("#paths").getByRole("radio"), page.locator("#paths ol:visible")];
      const first = await ways.textContent();

      await cases.last().check();

      await expect(ways).toHaveCount(1);
      expect(await ways.textContent()).not.toBe(first);
    });
  }
});

test.describe("with JavaScript", () => {
  for (const locale of journeyLanguages(1)) {
    for (const { path } of kinds) {
      test(`${at(locale, path)} stays within its script budget, and does not scroll sideways in a narrow window`, async ({
        page,
      }) => {
        const { script } = await weigh(page, at(locale, path));

        expect(script).toBeGreaterThan(50_000);
        expect(script).toBeLessThanOrEqual(mostScriptBytes);
        for (const width of [390, 320]) {
          await page.setViewportSize({ width, height: 844 });
          expect(await sidewaysRoom(page)).toBe(0);
        }
      });
    }

    test(`a finder answers without layout shift (${locale})`, async ({ page }) => {
      await open(page, at(locale, "/products/bbc"));
      const finder = page.locator("#machines");
      const rows = await finder.getByRole("row").count();
      const height = await heightOf(finder);

      await finder.getByRole("combobox").first().selectOption({ index: 2 });

      await expect(finder.getByRole("status")).not.toBeEmpty();
      await expect(finder.getByRole("row")).toHaveCount(rows);
      expect(await heightOf(finder)).toBe(height);
    });

    for (const width of widths) {
      test(`a finder's controls reserve their space before hydration (${locale}, ${width} px)`, async ({ page }) => {
        const scripts = await holdScripts(page);
        await page.setViewportSize({ width, height: 900 });
        await page.goto(at(locale, "/products/bbc"), { waitUntil: "commit" });
        await expect(page.locator("#slot-footer")).toBeAttached();
        const finder = page.locator("#machines");
        await finder.scrollIntoViewIfNeeded();
        await layOut(page);
        const [height, questions] = [await heightOf(finder), finder.getByRole("combobox")];
        // Reading form fields makes a browser lay out content that is still out of sight.
        await expect(questions).toHaveCount(0);

        scripts.release();

        await expect(questions).not.toHaveCount(0);
        expect(await heightOf(finder)).toBe(height);
      });
    }

    test(`a slider is moved by keyboard, and the cheapest option follows (${locale})`, async ({ page }) => {
      await open(page, at(locale, "/products/cds"));
      const curve = page.locator("#cost");
      const [answer, slider] = [curve.getByRole("status"), curve.getByRole("slider").first()];
      const [before, height] = [await answer.textContent(), await heightOf(curve)];

      await slider.focus();
      await slider.press("End");

      await expect(answer).not.toHaveText(before ?? "");
      await expect(answer).toContainText((await slider.getAttribute("aria-valuetext")) ?? "");
      expect(await heightOf(curve)).toBe(height);
    });

    test(`choosing a case moves nothing below it (${locale})`, async ({ page }) => {
      await open(page, at(locale, "/products/vpc"));
      const paths = page.locator("#paths");
      const height = await heightOf(paths);
      const cases = paths.getByRole("radio");

      for (let index = 0; index < (await cases.count()); index += 1) {
        await cases.nth(index).check();
        expect(await heightOf(paths)).toBe(height);
      }
    });
  }
});

/** How many pixels wider than the window the page is. */
async function sidewaysRoom(page: Page): Promise<number> {
  const [content, window] = [await widthOf(page), page.viewportSize()];
  return Math.max(0, content - (window?.width ?? 0));
}

async function heightOf(section: Locator): Promise<number> {
  const box = await section.boundingBox();
  return Math.round(box?.height ?? 0);
}

async function opacities(page: Page, selector: string): Promise<string[]> {
  const each = await page
    .locator(`#architecture ${selector}`)
    .evaluateAll((nodes) => nodes.map((node) => getComputedStyle(node).opacity));
  return [...new Set(each)];
}
