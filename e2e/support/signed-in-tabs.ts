import { expect, type Page } from "@playwright/test";
import { type Account, giveSession, logIn } from "./accounts.ts";
import { open } from "./alive.ts";
import { menuOf } from "./fake-visitor.ts";

/** Opens a new session in two tabs of one browser, each at its address, with the visitor's name in its menu. Returns the other tab. */
export async function signedInTabs(
  page: Page,
  account: Account,
  paths: { page: string; other: string },
): Promise<Page> {
  await giveSession(page.context(), await logIn(account));
  const other = await page.context().newPage();
  for (const [tab, path] of [
    [other, paths.other],
    [page, paths.page],
  ] as const) {
    await open(tab, path);
    await expect(menuOf(tab, account.username)).toBeVisible();
  }
  return other;
}
