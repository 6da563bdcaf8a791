import { expect, type Locator, type Page } from "@playwright/test";

/** Selects an option of the language or currency menu. */
export async function choose(page: Page, menu: string, option: string): Promise<void> {
  const header = page.getByRole("banner");
  await header.getByRole("button", { name: menu, exact: true }).click();
  await header.getByRole("button", { name: option, exact: true }).click();
}

/** Opens the search and returns its field. */
export async function openSearch(page: Page, name: string): Promise<Locator> {
  await page.getByRole("banner").getByRole("button", { name, exact: true }).click();
  const field = page.getByRole("banner").getByRole("combobox");
  await expect(field).toBeFocused();
  return field;
}
