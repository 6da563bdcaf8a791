import { open, untilAlive } from "./support/alive.ts";
import { layOut } from "./support/lay-out.ts";
import { expect, test } from "./support/test.ts";
import { withoutFonts } from "./support/without-fonts.ts";
import { words } from "./support/words.ts";

const phone = { width: 390, height: 844 };

test("without its web font a page keeps its height, and so does its title", async ({ page, pageLog }) => {
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
  test(`without the styles of ${fragment} the page can be read, and its links work`, async ({ page }) => {
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

    // Trial clicks: an element that covers text would receive the click.
    await page.getByRole("heading", { level: 1 }).click({ trial: true });
    await page.getByRole("main").getByRole("link").last().click({ trial: true });
    await page.getByRole("contentinfo").getByRole("link", { name: words.en.terms }).click();
    await expect(page).toHaveURL("/protocol/userProtocal");
  });
}
