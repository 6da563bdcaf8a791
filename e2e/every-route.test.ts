import { rounds } from "@zhian/chaos/rounds";
import { open } from "./support/alive.ts";
import { violationsOf } from "./support/axe.ts";
import { cataloguePaths, everyPath as paths } from "./support/every-path.ts";
import { widthOf } from "./support/lay-out.ts";
import { lonelyEnds } from "./support/lonely-ends.ts";
import { expect, test } from "./support/test.ts";
import { inTurn } from "./support/walked-in.ts";
import { at, locales, words } from "./support/words.ts";

const widths = [1440, 390];

/** The four views of a page are shared out between its languages: its structure is the same in both. */
const judged = {
  en: { width: 1440, colorScheme: "light" },
  zh: { width: 390, colorScheme: "dark" },
} as const;

/** Every third page, in turn: what is of one kind is made alike, and all of them are read before script below. */
const share = rounds({ short: 1, long: 3, of: "thirds of all pages that a browser opens" });
const opened = paths.filter((_, index) => index % 3 < share);

for (const locale of locales) {
  for (const path of inTurn(opened, locale)) {
    test(`${at(locale, path)} comes to life whole, fits its window, and has nothing that axe finds`, async ({
      page,
    }) => {
      const { width, colorScheme } = judged[locale];
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await open(page, at(locale, path));

      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(page.locator("html")).toHaveAttribute("lang", words[locale].lang);
      expect.soft(await violationsOf(page)).toEqual([]);
      for (const wide of widths) {
        await page.setViewportSize({ width: wide, height: 900 });
        expect(await widthOf(page)).toBeLessThanOrEqual(wide);
        expect.soft(await lonelyEnds(page), `headings at ${wide} px`).toEqual([]);
      }
    });
  }

  test(`every page is complete before script, with a title and a description that no other has (${locale})`, async ({
    request,
  }) => {
    const heads: { title: string | undefined; description: string | undefined }[] = [];
    // One after another: all at once would be turned away.
    for (const path of paths) {
      const answer = await request.get(at(locale, path));
      const html = await answer.text();
      expect(answer.status(), path).toBe(200);
      expect(html.match(/<h1\b/g), path).toHaveLength(1);
      if (cataloguePaths.includes(path)) expect(html.match(/<h2\b/g)?.length ?? 0, path).toBeGreaterThan(2);
      heads.push({
        title: /<title>([^<]+)</.exec(html)?.[1],
        description: /<meta name="description" content="([^"]{20,})"/.exec(html)?.[1],
      });
    }
    for (const name of ["title", "description"] as const) {
      const texts = heads.map((head) => head[name]);
      expect(texts.filter((text, index) => !text || texts.indexOf(text) !== index)).toEqual([]);
    }
  });
}
