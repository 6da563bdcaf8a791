import { open } from "./support/alive.ts";
import { expect, test } from "./support/test.ts";

test("scrolling over a number field scrolls the page and leaves the value alone", async ({ page }) => {
  await open(page, "/");
  const field = page.getByRole("main").getByRole("spinbutton", { name: "Servers" });
  await field.fill("7");
  await field.hover();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100);
  await expect(field).toHaveValue("7");

  // The arrow keys still change the value.
  await field.focus();
  await page.keyboard.press("ArrowUp");
  await expect(field).toHaveValue("8");
});

test("a digit typed in the middle of a phone number stays there, and one too many is rejected", async ({ page }) => {
  await open(page, "/console/login");
  const field = page.getByRole("main").getByRole("textbox", { name: "Mobile number" });
  const caret = () => field.evaluate((input: HTMLInputElement) => input.selectionEnd);
  await field.fill("1380013800");
  await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(3, 3));
  await page.keyboard.press("9");
  await expect(field).toHaveValue("13890013800");
  expect(await caret()).toBe(4);

  await page.keyboard.type("7a ");
  await expect(field).toHaveValue("13890013800");
  expect(await caret()).toBe(4);

  // Inserted at once, as by pasting.
  await field.selectText();
  await page.keyboard.insertText("+86 138-0013-8000");
  await expect(field).toHaveValue("13800138000");
});
