import { open } from "./support/alive.ts";
import { expect, test } from "./support/test.ts";

test("whoever scrolls over a number field scrolls the page, and changes no number", async ({ page }) => {
  await open(page, "/");
  const field = page.getByRole("main").getByRole("spinbutton", { name: "Servers" });
  await field.fill("7");
  await field.hover();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100);
  await expect(field).toHaveValue("7");

  // By the keyboard it is turned as ever.
  await field.focus();
  await page.keyboard.press("ArrowUp");
  await expect(field).toHaveValue("8");
});
