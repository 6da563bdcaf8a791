import { open } from "./support/alive.ts";
import { journeyLanguages } from "./support/journey-languages.ts";
import { expect, test } from "./support/test.ts";
import { at } from "./support/words.ts";

const words = {
  en: { day: "Day", levelThree: "Level 3", six: "6 products", nine: "9 products", idc: "Data centre" },
  zh: { day: "每日", levelThree: "三级", six: "6 个产品", nine: "9 个产品", idc: "线下 IDC" },
} as const;

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of journeyLanguages(0)) {
    const word = words[locale];

    test(`the home page's interactive tools work (${locale})`, { tag: "@core" }, async ({ page }) => {
      await page.goto(at(locale, "/"));
      const sheet = page.locator("#prices");
      const base = sheet.locator("tbody tr").first();
      await expect(base).toContainText("$69");
      await expect(base.getByText("2.30")).toBeHidden();
      await sheet.getByRole("radio", { name: word.day }).check();
      await expect(base.getByText("2.30")).toBeVisible();
      await expect(base.getByText("$69")).toBeHidden();

      const level = page.locator("#level");
      await expect(level.getByText(word.six)).toBeVisible();
      await expect(level.locator("tbody tr:visible")).toHaveCount(6);
      await level.getByRole("radio", { name: word.levelThree }).check();
      await level.getByRole("radio", { name: word.idc }).check();
      await expect(level.getByText(word.nine)).toBeVisible();
      await expect(level.locator("tbody tr:visible")).toHaveCount(9);
      await level.getByRole("button").click();
      await expect(page).toHaveURL(/\/products\/dengbao\?quote=1&rank=.+&style=.+&number=3$/);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  }

  test("the domain box takes a name and opens the search", { tag: "@core" }, async ({ page }) => {
    await page.goto("/");
    await page.getByRole("textbox", { name: "Word or domain name" }).fill("kopinusa");
    await page.getByRole("button", { name: "Look it up" }).click();
    await expect(page).toHaveURL(/\/products\/bcd/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test("the domain box shows the names it will look up", { tag: "@core" }, async ({ page }) => {
  await open(page, "/");
  await page.getByRole("textbox", { name: "Word or domain name" }).pressSequentially("kopinusa");
  await expect(page.getByText("Will look up kopinusa.com, kopinusa.id, kopinusa.co.id, kopinusa.cn")).toBeVisible();
});

test("a product on the map shows its lines on hover and on focus, and leads to its page", async ({ page }) => {
  await open(page, "/");
  const link = page.locator('#catalogue a[href="/products/blb"]');
  const lines = link.locator("xpath=following-sibling::*[1]");
  await expect(lines).toHaveCSS("opacity", "0");
  await link.hover();
  await expect(lines).toHaveCSS("opacity", "1");
  await page.mouse.move(0, 0);
  await expect(lines).toHaveCSS("opacity", "0");

  await page.locator('#catalogue a[href="/products/eip"]').focus();
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  await expect(lines).toHaveCSS("opacity", "1");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/products/blb");
});

test("the map's marks lie at the ends of its lines", async ({ page }) => {
  await open(page, "/");
  const apart = await page.evaluate(() => {
    const drawing = document.querySelector("#catalogue figure svg");
    const path = drawing?.querySelector("path");
    const matrix = path?.getScreenCTM();
    if (!(path instanceof SVGPathElement) || !matrix) return ["there is no drawing"];
    // Each line starts at a mark.
    const begins = [...(path.getAttribute("d") ?? "").matchAll(/M(\d+) (\d+)/g)];
    const marks = [...document.querySelectorAll("#catalogue li a > :first-child")].map((mark) => {
      const { x, y, width, height } = mark.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
    return begins
      .map(([, x, y]) => new DOMPoint(Number(x), Number(y)).matrixTransform(matrix))
      .filter((point) => !marks.some((mark) => Math.hypot(mark.x - point.x, mark.y - point.y) < 2))
      .map(({ x, y }) => `${x} ${y}`);
  });
  expect(apart).toEqual([]);
});
