import type { Page } from "@playwright/test";
import { signsPath } from "@zhian/contracts/signs";
import { open } from "./support/alive.ts";
import { everyPath } from "./support/every-path.ts";
import { missingGlyphs } from "./support/missing-glyphs.ts";
import { pageKinds } from "./support/page-kinds.ts";
import { site } from "./support/site.ts";
import { expect, test } from "./support/test.ts";
import { withoutChineseFonts } from "./support/without-chinese-fonts.ts";
import { words } from "./support/words.ts";

test.use({ launchOptions: withoutChineseFonts() });

const paths = [
  ...pageKinds.map(({ path }) => path),
  "/login",
  "/products/bcd/price",
  "/products/vss",
  "/zixun",
  "/partners/cps",
  "/search?q=firewall",
  "/_gallery/",
];

test("the check itself finds a character that no font of this browser has", async ({ page }) => {
  await open(page, "/");
  await write(page, "龘");
  expect(await missingGlyphs(page)).toEqual(["龘 (page)"]);
});

test("F-189 a machine without a Chinese font shows every sign and word of the English pages", async ({
  page,
  pageLog,
}) => {
  pageLog.expect(/status of 404/);
  for (const path of paths) {
    await page.goto(path);
    await expect.poll(() => undrawnSigns(page), path).toEqual([]);
    expect.soft(await missingGlyphs(page), path).toEqual([]);
  }

  await test.step("the operators' sign-in page", async () => {
    await page.goto(`${site.registryUrl}/ops`);
    await expect(page.getByRole("link", { name: "中文" })).toBeVisible();
    expect.soft(await missingGlyphs(page)).toEqual([]);
  });

  await test.step("the calculator's cities", async () => {
    await open(page, "/products/waf");
    const word = words.en;
    await page.getByRole("button", { name: word.calculator, exact: true }).filter({ visible: true }).click();
    const dialog = page.getByRole("dialog", { name: word.calculator });
    await dialog.getByLabel(word.province).selectOption({ label: word.guangdong });
    await expect.poll(() => undrawnSigns(page)).toEqual([]);
    expect.soft(await missingGlyphs(page)).toEqual([]);
  });

  await test.step("the server-rendered text of the other pages", async () => {
    const pages = await Promise.all(everyPath.map(async (path) => (await page.request.get(path)).text()));
    const texts = pages.map((html) => html.replace(/<(script|style)\b[^]*?<\/\1>|<[^>]*>/g, " "));
    await write(page, [...new Set(texts.join("").match(/\p{Script=Han}/gu))].join(""));
    expect.soft(await missingGlyphs(page)).toEqual([]);
  });
});

/** Adds a paragraph in the page's own font, with these characters. */
async function write(page: Page, text: string): Promise<void> {
  await page.evaluate((written) => {
    const paragraph = document.createElement("p");
    paragraph.textContent = written;
    document.body.append(paragraph);
  }, text);
}

/** Addresses of the visible signs without a shape: their file has not arrived, or lacks them. */
function undrawnSigns(page: Page): Promise<string[]> {
  return page.evaluate((path) => {
    const signs = [...document.querySelectorAll<SVGUseElement>(`use[href^="${path}"]`)];
    if (signs.length === 0) return ["the page has no sign"];
    return signs.flatMap((sign) =>
      sign.checkVisibility() && sign.getBBox().width === 0 ? [sign.getAttribute("href") ?? ""] : [],
    );
  }, signsPath);
}
