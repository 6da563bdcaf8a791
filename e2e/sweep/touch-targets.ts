import { overflows, smallTargets } from "../support/overflows.ts";
import { expect } from "../support/test.ts";
import type { Judge } from "./judge.ts";

// Header and footer have separate tests, with their menus open: header-extremes.test.ts.
const phone = { width: 390, height: 844 };

export const touchTargets: Judge = {
  title: "has large enough touch targets, and tolerates text spacing",
  ofKindsOnly: true,
  async judge({ page }) {
    await page.setViewportSize(phone);
    await page.emulateMedia({ colorScheme: "light" });
    expect.soft(await smallTargets(page)).toEqual([]);

    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      // WCAG 1.4.12, with its own values.
      sheet.replaceSync(
        "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
      );
      document.adoptedStyleSheets.push(sheet);
    });
    expect.soft(await overflows(page), "spaced out").toEqual([]);
    await page.evaluate(() => void document.adoptedStyleSheets.pop());
  },
};
