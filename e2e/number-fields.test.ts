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

  // The arrow keys still change it.
  await field.focus();
  await page.keyboard.press("ArrowUp");
  await expect(field).toHaveValue("8");
});
