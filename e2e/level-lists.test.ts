import { levelPacks } from "@zhian/contracts/level-packs";
import { journeyLanguages } from "./support/journey-languages.ts";
import { expect, test } from "./support/test.ts";
import { at } from "./support/words.ts";

const words = {
  en: { level2: "Level 2", level3: "Level 3", without: /^(Not at this level|Not in)$/ },
  zh: { level2: "二级", level3: "三级", without: /^(本级不含|不含)$/ },
} as const;

const lists = [
  { path: "/products/dengbao", anchor: "included" },
  { path: "/solution/dengbao-solution", anchor: "packs" },
];

test.use({ javaScriptEnabled: false });

for (const locale of journeyLanguages(1)) {
  for (const { path, anchor } of lists) {
    test(`${at(locale, path)} lists six products for level 2 and nine for level 3`, async ({ page }) => {
      const word = words[locale];
      await page.goto(at(locale, path));
      const rows = page.locator(`#${anchor} tbody tr`).filter({ has: page.locator('th a[href*="/products/"]') });
      const notIn = (level: string) =>
        rows.filter({ has: page.locator(`td[data-label="${level}"]`).filter({ hasText: word.without }) });

      const links = await rows.locator("th a").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      expect(links).toEqual(levelPacks[3].map((code) => at(locale, `/products/${code}`)));
      await expect(rows).toHaveCount(9);
      await expect(notIn(word.level2)).toHaveCount(3);
      await expect(notIn(word.level3)).toHaveCount(0);
    });
  }
}
