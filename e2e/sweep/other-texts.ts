import { overflows } from "../support/overflows.ts";
import { rewriteTexts } from "../support/rewrite-texts.ts";
import { expect } from "../support/test.ts";
import type { Judge } from "./judge.ts";

export const otherTexts: Judge = {
  title: "fits names without spaces, and texts three times as long",
  ofKindsOnly: true,
  // The name is a European one, and Chinese wraps anywhere.
  only: "en",
  async judge({ page }) {
    for (const how of ["without a space", "three times as long"] as const) {
      await rewriteTexts(page, how);
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await overflows(page), `${how} at ${width} px`).toEqual([]);
      }
    }
  },
};
