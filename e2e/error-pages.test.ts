import { isMarked, mark, open } from "./support/alive.ts";
import { site } from "./support/site.ts";
import { expect, test } from "./support/test.ts";
import { at, locales, words } from "./support/words.ts";

test.beforeEach(({ pageLog }) => pageLog.expect(/status of 404/));

for (const locale of locales) {
  const word = words[locale];

  for (const path of ["/nowhere", "/products/nothing-of-the-kind", "/solution/none", "/document/a/b/c"]) {
    test(`F-115 ${at(locale, path)} is a 404 with the specification's text and a link home`, async ({ page }) => {
      const response = await page.goto(at(locale, path));

      expect(response?.status()).toBe(404);
      await expect(page.locator("html")).toHaveAttribute("lang", word.lang);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(word.notFound);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(word.notFound);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
      await expect(page.getByRole("banner")).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
      await page.getByRole("main").getByRole("link", { name: word.backHome }).click();
      await expect(page).toHaveURL(word.home);
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(word.notFound);
    });
  }

  test(`an error page offers a search and a contact address, without JavaScript too (${locale})`, {
    tag: "@core",
  }, async ({ browser, page }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    for (const each of [plain, page]) {
      await each.goto(new URL(at(locale, "/nowhere"), site.url).href);
      const main = each.getByRole("main");
      await expect(main.getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:/);
      await main.getByRole("searchbox").fill("waf");
      await main.getByRole("searchbox").press("Enter");
      await expect(each).toHaveURL(`${site.url}${at(locale, "/search")}?q=waf`);
      await expect(each.getByRole("main").locator(`a[href="${at(locale, "/products/waf")}"]`)).toBeVisible();
    }
    await context.close();
  });

  test(`${at(locale, "/error")} is an error page that shows nothing from its URL`, { tag: "@core" }, async ({
    page,
  }) => {
    const response = await page.goto(`${at(locale, "/error")}?message=pwned&statusCode=404&status=404`);

    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(word.error);
    await expect(page.locator("body")).not.toContainText("pwned");
    await expect(page.getByRole("link", { name: word.backHome })).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await expect(page.getByRole("banner")).toBeVisible();
  });
}

test("switching the language of a 404 page translates it in place", { tag: "@core" }, async ({ page }) => {
  await open(page, "/nowhere");
  await mark(page);
  await page.getByRole("banner").getByRole("button", { name: "Language", exact: true }).click();
  await page.getByRole("banner").getByRole("button", { name: "中文", exact: true }).click();

  await expect(page).toHaveURL("/zh/nowhere");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.zh.notFound);
  await expect(page.getByRole("link", { name: words.zh.backHome })).toHaveAttribute("href", "/zh");
  await expect(page).toHaveTitle(words.zh.notFound);
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hans");
  expect(await isMarked(page)).toBe(true);
});

test("going back to an unknown URL shows the 404 page again", async ({ page }) => {
  await open(page, "/nowhere");
  await page.getByRole("link", { name: words.en.backHome }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(words.en.notFound);
  await page.goBack();
  await expect(page).toHaveURL("/nowhere");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.en.notFound);
});

for (const [path, location] of [
  ["/home/", "/home"],
  ["//evil.test//x", "/evil.test/x"],
  ["/zh/", "/zh"],
] as const) {
  test(`each page has one URL: ${path} redirects to ${location}`, async ({ request, baseURL }) => {
    const answer = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });

    expect([answer.status(), answer.headers()["location"]]).toEqual([308, location]);
  });
}

for (const path of ["/%", "/%00", "/a%2fb", "/%2e%2e%2fetc", `/${"a".repeat(5000)}`]) {
  test(`B-G-18 a malformed URL is a 404: ${path.slice(0, 20)}`, async ({ request, baseURL }) => {
    const answer = await request.get(`${baseURL}${path}`);

    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain(words.en.notFound);
  });
}
