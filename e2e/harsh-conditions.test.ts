import { open, untilAlive } from "./support/alive.ts";
import { unmarkedChoices, withoutEdge } from "./support/forced-colors.ts";
import { layOut } from "./support/lay-out.ts";
import { misfits, smallTargets } from "./support/misfits.ts";
import { pageKinds } from "./support/page-kinds.ts";
import { rewriteTexts } from "./support/rewrite-texts.ts";
import { expect, test } from "./support/test.ts";
import { walkedIn } from "./support/walked-in.ts";
import { withoutFonts } from "./support/without-fonts.ts";
import { at, words } from "./support/words.ts";

// Header and footer have such tests of their own, with their menus open: header-extremes.test.ts.
const phone = { width: 390, height: 844 };

test.beforeEach(({ pageLog }) => pageLog.expect(/status of 404/));

for (const [turn, { kind, path }] of pageKinds.entries()) {
  test(`the page ${kind} holds names without a space, and texts three times as long`, async ({ page }) => {
    await open(page, path);
    for (const how of ["without a space", "three times as long"] as const) {
      await rewriteTexts(page, how);
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await misfits(page), `${how} at ${width} px`).toEqual([]);
      }
    }
  });

  for (const locale of walkedIn(turn)) {
    test(`on the page ${kind} every target can be hit, and text can be spaced out (${locale})`, async ({ page }) => {
      await page.setViewportSize(phone);
      await open(page, at(locale, path));
      expect.soft(await smallTargets(page)).toEqual([]);

      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        // WCAG 1.4.12, with its own values.
        sheet.replaceSync(
          "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
        );
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      });
      expect.soft(await misfits(page), "spaced out").toEqual([]);
    });
  }

  test(`the page ${kind} can be used in forced colours, and printed`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await open(page, path);
    expect.soft(await withoutEdge(page), "controls without an edge").toEqual([]);
    expect.soft(await unmarkedChoices(page), "choices that look like the others").toEqual([]);

    await page.emulateMedia({ forcedColors: "none", media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const floating = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("body *")]
        .filter((each) => each.checkVisibility() && getComputedStyle(each).position === "fixed")
        .map((each) => each.outerHTML.slice(0, 120)),
    );
    // Would lie on every sheet of paper.
    expect.soft(floating).toEqual([]);
  });
}

test("without its font a page is as long, and so is its title", async ({ page, pageLog }) => {
  const heights = async () => {
    await layOut(page);
    return page.getByRole("main").evaluate((main) => ({
      main: main.scrollHeight,
      title: main.querySelector("h1")?.getBoundingClientRect().height,
    }));
  };
  await open(page, "/products/bcc");
  await page.evaluate(() => document.fonts.ready);
  const withFont = await heights();
  await withoutFonts(page, pageLog);
  await page.reload();
  await untilAlive(page);
  const without = await heights();
  expect(without.title).toBe(withFont.title);
  expect(Math.abs(without.main - withFont.main) / withFont.main).toBeLessThan(0.03);
});

for (const [fragment, path] of [
  ["mf-header-footer", "/products/bcc"],
  ["mf-products", "/"],
  ["mf-solutions", "/solution/cloud-base"],
  ["mf-news-docs", "/news/detail?id=mlps-grading"],
  ["mf-domain", "/products/bcd"],
  ["mf-account", "/console/login"],
] as const) {
  test(`without the styles of ${fragment} the page can be read, and led on from`, async ({ page }) => {
    await page.route(path, async (route) => {
      const answer = await route.fetch();
      const whole = await answer.text();
      const bare = whole.replace(
        new RegExp(`(<style[^>]* data-href="/_fragments/${fragment}/[^>]*>)[^]*?(?=</style>)`, "g"),
        "$1",
      );
      expect(bare.length).toBeLessThan(whole.length);
      await route.fulfill({ response: answer, body: bare });
    });
    await page.setViewportSize(phone);
    await open(page, path);

    // For a trial: whatever lies on what is to be read would take the click.
    await page.getByRole("heading", { level: 1 }).click({ trial: true });
    await page.getByRole("main").getByRole("link").last().click({ trial: true });
    await page.getByRole("contentinfo").getByRole("link", { name: words.en.terms }).click();
    await expect(page).toHaveURL("/protocol/userProtocal");
  });
}
