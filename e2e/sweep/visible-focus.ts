import { coveredFocus } from "../support/covered-focus.ts";
import { expect } from "../support/test.ts";
import type { Judge } from "./judge.ts";

export const visibleFocus: Judge = {
  title: "keeps the focused control clear of floating elements",
  ofKindsOnly: true,
  async judge({ page, locale }) {
    await page.setViewportSize({ width: { en: 1440, zh: 390 }[locale], height: 844 });
    expect.soft(await coveredFocus(page)).toEqual([]);
  },
};
