import { join } from "node:path";
import { violationsOf } from "../support/axe.ts";
import { layOut, widthOf } from "../support/lay-out.ts";
import { lonelyEnds } from "../support/lonely-ends.ts";
import { root } from "../support/site.ts";
import { expect, test } from "../support/test.ts";
import type { Judge, Judged } from "./judge.ts";

const schemes = ["light", "dark"] as const;
const widths = [320, 390, 768, 1440];
/** Where a heading's last line is looked at, and axe looks. */
const judgedWidths = [390, 1440];
/** What axe sees of a page that follows another one: each scheme once, each width once. */
const axeViews = ["1440 light", "390 dark"];

// Kept with the run, to be looked at by somebody: that a page is whole says nothing of whether it is beautiful.
const folder = join(root, "var/e2e/screenshots");

export const looks: Judge = {
  title: "fits every window and has nothing that axe finds, light and dark",
  async judge(judged) {
    const { page, kind } = judged;
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await widthOf(page), `at ${width} px`).toBeLessThanOrEqual(width);
      if (judgedWidths.includes(width)) expect.soft(await lonelyEnds(page), `headings at ${width} px`).toEqual([]);
      for (const scheme of schemes) {
        const view = `${width} ${scheme}`;
        const hasAxe = kind ? judgedWidths.includes(width) : axeViews.includes(view);
        const hasPicture = kind !== undefined && width > 320;
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

async function takePicture({ page, kind, locale }: Judged, view: string): Promise<void> {
  await layOut(page);
  const path = join(folder, `${kind}-${locale}-${view}.png`);
  const picture = await page.screenshot({ path, fullPage: true, animations: "disabled" });
  expect.soft(picture.byteLength, view).toBeGreaterThan(10_000);
}
