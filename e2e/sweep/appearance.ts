import { join } from "node:path";
import { violationsOf } from "../support/axe.ts";
import { layOut, widthOf } from "../support/lay-out.ts";
import { root } from "../support/site.ts";
import { expect, test } from "../support/test.ts";
import { widows } from "../support/widows.ts";
import type { Locale } from "../support/words.ts";
import type { Judge, Judged } from "./judge.ts";

const widths = [320, 390, 768, 1440];
/** Widths at which a heading's last line is checked. */
const readWidths = [390, 1440];

interface View {
  width: number;
  scheme: "light" | "dark";
}

/** Together, both widths in both schemes: the page of each kind is checked in two of them in each language. */
const views: Record<Locale, readonly View[]> = {
  en: [
    { width: 1440, scheme: "light" },
    { width: 390, scheme: "dark" },
  ],
  zh: [
    { width: 390, scheme: "light" },
    { width: 1440, scheme: "dark" },
  ],
};

// Stored with the run for visual review: that a page is complete does not mean that it looks good.
const folder = join(root, "var/e2e/screenshots");

export const appearance: Judge = {
  title: "fits every window and has no axe issues",
  async judge(judged) {
    const { page, kind, locale, turn } = judged;
    const both = views[locale];
    // Other pages of the same kind: neighbours are checked in different views.
    const seen = kind ? both : both.filter((_, index) => index === turn % both.length);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await widthOf(page), `at ${width} px`).toBeLessThanOrEqual(width);
      if (readWidths.includes(width)) expect.soft(await widows(page), `headings at ${width} px`).toEqual([]);
      const view = seen.find((each) => each.width === width);
      if (view) await seeIn(view, judged);
    }
  },
};

async function seeIn({ width, scheme }: View, judged: Judged): Promise<void> {
  const { page, kind } = judged;
  await page.emulateMedia({ colorScheme: scheme });
  await test.step(`${width} px wide, ${scheme}`, async () => {
    expect.soft(await violationsOf(page), `${width} px, ${scheme}`).toEqual([]);
    if (kind) await takePicture(judged, `${width}-${scheme}`);
  });
}

async function takePicture({ page, kind, locale }: Judged, view: string): Promise<void> {
  await layOut(page);
  const path = join(folder, `${kind}-${locale}-${view}.jpeg`);
  // Writing a PNG takes half as long again.
  const picture = await page.screenshot({ path, fullPage: true, animations: "disabled", quality: 90 });
  expect.soft(picture.byteLength, view).toBeGreaterThan(10_000);
}
