import { join } from "node:path";
import { violationsOf } from "../support/axe.ts";
import { layOut, widthOf } from "../support/lay-out.ts";
import { lonelyEnds } from "../support/lonely-ends.ts";
import { pageKinds } from "../support/page-kinds.ts";
import { root } from "../support/site.ts";
import { expect, test } from "../support/test.ts";
import { inTurn } from "../support/walked-in.ts";
import { type Locale, locales } from "../support/words.ts";
import type { Judge, Judged } from "./judge.ts";

const schemes = ["light", "dark"] as const;
const widths = [320, 390, 768, 1440];
/** Where a heading's last line is looked at. */
const readWidths = [390, 1440];

/** Each scheme once and each width once. The page of each kind is seen in the other two views in the other language. */
const axeViews = {
  first: ["1440 light", "390 dark"],
  second: ["1440 dark", "390 light"],
} as const;

// Kept with the run, to be looked at by somebody: that a page is whole says nothing of whether it is beautiful.
const folder = join(root, "var/e2e/screenshots");
const pictured = new Set(locales.flatMap((locale) => inTurn(pageKinds, locale).map(({ path }) => keyOf(path, locale))));

export const looks: Judge = {
  title: "fits every window and has nothing that axe finds, light and dark",
  async judge(judged) {
    const { page, path, kind, locale } = judged;
    const seenByAxe: readonly string[] = axeViews[kind && locale === "zh" ? "second" : "first"];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await widthOf(page), `at ${width} px`).toBeLessThanOrEqual(width);
      if (readWidths.includes(width)) expect.soft(await lonelyEnds(page), `headings at ${width} px`).toEqual([]);
      for (const scheme of schemes) {
        const view = `${width} ${scheme}`;
        const hasAxe = seenByAxe.includes(view);
        const hasPicture = width > 320 && pictured.has(keyOf(path, locale));
        if (!hasAxe && !hasPicture) continue;
        await page.emulateMedia({ colorScheme: scheme });
        await test.step(`${width} px wide, ${scheme}`, async () => {
          if (hasAxe) expect.soft(await violationsOf(page), view).toEqual([]);
          if (hasPicture) await takePicture(judged, `${width}-${scheme}`);
        });
      }
    }
  },
};

function keyOf(path: string, locale: Locale): string {
  return `${locale} ${path}`;
}

async function takePicture({ page, kind, locale }: Judged, view: string): Promise<void> {
  await layOut(page);
  const path = join(folder, `${kind}-${locale}-${view}.png`);
  const picture = await page.screenshot({ path, fullPage: true, animations: "disabled" });
  expect.soft(picture.byteLength, view).toBeGreaterThan(10_000);
}
