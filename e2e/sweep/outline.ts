import { expect } from "../support/test.ts";
import { words } from "../support/words.ts";
import type { Judge } from "./judge.ts";

export const outline: Judge = {
  title: "has its status, title, language and landmarks, and a single level 1 heading",
  async judge({ page, locale, kind, answer }) {
    expect.soft(answer.status()).toBe(kind === "error" ? 404 : 200);
    await expect.soft(page).toHaveTitle(/\S/);
    await expect.soft(page.locator("html")).toHaveAttribute("lang", words[locale].lang);
    for (const landmark of ["banner", "main", "contentinfo"] as const) {
      await expect.soft(page.getByRole(landmark)).toHaveCount(1);
    }
    await expect.soft(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  },
};
