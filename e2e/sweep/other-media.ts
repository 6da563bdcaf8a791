import { unmarkedChoices, withoutEdge } from "../support/forced-colors.ts";
import { expect } from "../support/test.ts";
import type { Judge } from "./judge.ts";

export const otherMedia: Judge = {
  title: "works in forced colours, and in print",
  ofKindsOnly: true,
  only: "en",
  async judge({ page }) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ forcedColors: "active", colorScheme: "light" });
    expect.soft(await withoutEdge(page), "controls without an edge").toEqual([]);
    expect.soft(await unmarkedChoices(page), "choices that look like the others").toEqual([]);

    await page.emulateMedia({ forcedColors: "none", media: "print" });
    await expect.soft(page.getByRole("heading", { level: 1 })).toBeVisible();
    const floating = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("body *")]
        .filter((each) => each.checkVisibility() && getComputedStyle(each).position === "fixed")
        .map((each) => each.outerHTML.slice(0, 120)),
    );
    // They would cover every printed page.
    expect.soft(floating).toEqual([]);
    await page.emulateMedia({ media: "screen" });
  },
};
