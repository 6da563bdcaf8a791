import { isMarked, mark, open } from "./support/alive.ts";
import { journeyLanguages } from "./support/journey-languages.ts";
import { expect, test } from "./support/test.ts";
import { at, words } from "./support/words.ts";

const legal = ["logoutProtocal", "onlineOrder", "privacyProtocal", "userProtocal"];
const titles = {
  en: { article: "How a system gets its MLPS level", news: "News", contents: "On this page", more: "More news" },
  zh: { article: "等保等级是怎样定出来的", news: "新闻", contents: "本页内容", more: "更多新闻" },
};

for (const locale of journeyLanguages(1)) {
  const title = titles[locale];

  test.describe(`without JavaScript (${locale})`, () => {
    test.use({ javaScriptEnabled: false });

    test("an article is complete, and links to others", { tag: "@core" }, async ({ page }) => {
      await page.goto(at(locale, "/news/detail?id=mlps-grading"));

      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title.article);
      await expect(page.getByRole("main").getByRole("table")).toHaveCount(2);
      const contents = page.getByRole("navigation", { name: title.contents });
      await contents.getByRole("link").last().click();
      await expect(page).toHaveURL(/\?id=mlps-grading#s-/);
      const next = page.getByRole("navigation", { name: title.more }).getByRole("link").first();
      const address = String(await next.getAttribute("href"));
      await next.click();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title.article);
    });

    for (const name of legal) {
      test(`/protocol/${name} is complete`, async ({ page }) => {
        const response = await page.goto(at(locale, `/protocol/${name}`));

        expect(response?.status()).toBe(200);
        const entries = page.getByRole("navigation", { name: title.contents }).getByRole("link");
        expect(await entries.count()).toBeGreaterThan(5);
        for (const href of await entries.evaluateAll((links) => links.map((link) => link.getAttribute("href")))) {
          await expect(page.locator(`${href} h2`)).toBeVisible();
        }
      });
    }
  });

  test(`an article has structured data for search engines (${locale})`, async ({ page }) => {
    await page.goto(at(locale, "/news/detail?id=mlps-grading&utm_source=mail"));

    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      new RegExp(`${at(locale, "/news/detail")}\\?id=mlps-grading$`),
    );
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    const article = blocks.map((text) => JSON.parse(text)).find((block) => block["@type"] === "NewsArticle");
    expect(article).toMatchObject({
      headline: title.article,
      inLanguage: words[locale].lang,
      datePublished: "2026-11-09T02:00:00Z",
      dateModified: expect.any(String),
    });
  });

  test(`browsing from the news to an article and on triggers no page load (${locale})`, { tag: "@core" }, async ({
    page,
  }) => {
    await open(page, at(locale, "/news"));
    await mark(page);
    const first = page.getByRole("main").getByRole("heading", { level: 2 }).first();
    const name = String(await first.textContent());
    await first.getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await page.getByRole("navigation", { name: title.more }).getByRole("link").last().click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(name);
    await expect(page).toHaveURL(/\/news\/detail\?id=/);
    expect(await isMarked(page)).toBe(true);
  });
}

test("switching the language keeps the reader on the article", async ({ page }) => {
  await open(page, "/news/detail?id=mlps-grading");
  await page.getByRole("banner").getByRole("button", { name: "Language", exact: true }).click();
  await page.getByRole("banner").getByRole("button", { name: "中文", exact: true }).click();

  await expect(page).toHaveURL("/zh/news/detail?id=mlps-grading");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.zh.article);
});

for (const query of [
  "",
  "?id=",
  "?id=nothing",
  "?id=1;drop",
  "?id=draft-example",
  "?id=maintenance-example",
  "?id=..%2Fcolumn",
  `?id=${"a".repeat(300)}`,
]) {
  test(`a missing or unknown article is a 404: ${query.slice(0, 40) || "no id"}`, async ({ page, pageLog }) => {
    pageLog.expect(/status of 404/);
    const response = await page.goto(`/news/detail${query}`);

    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.en.notFound);
  });
}

test("a printed article contains only its text", async ({ page }) => {
  await open(page, "/news/detail?id=allowed-downtime");
  await page.emulateMedia({ media: "print" });

  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("main").getByRole("table").first()).toBeVisible();
  for (const name of [titles.en.contents, titles.en.more]) {
    await expect(page.getByRole("navigation", { name, includeHidden: true })).toBeHidden();
  }
});
