import { parseFeed } from "feedsmith";
import { isMarked, mark, open } from "./support/alive.ts";
import { openSearch } from "./support/header.ts";
import { inTurn } from "./support/journey-languages.ts";
import { layOut } from "./support/lay-out.ts";
import { site } from "./support/site.ts";
import { expect, test } from "./support/test.ts";
import { at, locales, words } from "./support/words.ts";

const document = "/document/getting-started/first-server";
const routes = [
  "/news",
  "/news?page=2",
  "/news/detail?id=mlps-grading",
  "/notice",
  "/notice?type=2",
  "/notice/detail?id=maintenance-example",
  "/zixun",
  "/zixun/security",
  "/zixun/security/dnssec-chain-of-trust",
  "/zixun/article?id=dnssec-chain-of-trust",
  "/document",
  "/document/getting-started",
  "/document/getting-started/index1",
  document,
  `${document}?pid=getting-started`,
];
const names = {
  en: {
    tree: "All documents",
    trail: "Breadcrumb",
    types: "Notice types",
    helpful: "Yes",
    near: "Closest matches",
  },
  zh: { tree: "全部文档", trail: "当前位置", types: "公告类型", helpful: "有帮助", near: "相近的页面" },
};

for (const locale of locales) {
  const name = names[locale];

  test.describe(`without JavaScript (${locale})`, () => {
    test.use({ javaScriptEnabled: false });

    for (const path of inTurn(routes, locale)) {
      test(`${path} is complete`, async ({ page }) => {
        const response = await page.goto(at(locale, path));

        expect(response?.status()).toBe(200);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        await layOut(page);
        expect((await page.getByRole("main").innerText()).length).toBeGreaterThan(200);
        await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
      });
    }

    test("notice types and document folders can be opened", async ({ page }) => {
      await page.goto(at(locale, "/notice"));
      await page.getByRole("navigation", { name: name.types }).getByRole("link").nth(2).click();
      await expect(page).toHaveURL(at(locale, "/notice?type=2"));
      await page.goto(at(locale, document));
      const tree = page.getByRole("navigation", { name: name.tree });
      await expect(tree.locator("details[open]")).toHaveCount(1);
      await tree.locator("details:not([open]) > summary").first().click();
      await expect(tree.locator("details[open]")).toHaveCount(2);
    });
  });

  test(`browsing the documentation triggers no page load (${locale})`, { tag: "@core" }, async ({ page }) => {
    await open(page, at(locale, "/document"));
    await mark(page);
    await page.getByRole("main").getByRole("heading", { level: 2 }).first().getByRole("link").click();
    await expect(page).toHaveURL(at(locale, "/document/getting-started"));
    const tree = page.getByRole("navigation", { name: name.tree });
    const other = tree.locator("details:not([open])").first();
    await other.locator(":scope > summary").click();
    const opened = await tree.locator("details[open]").count();
    await page.getByRole("main").getByRole("listitem").getByRole("link").last().click();
    await expect(page).toHaveURL(new RegExp(`${at(locale, "/document/getting-started")}/[a-z-]+$`));
    await expect(tree.locator("details[open]")).toHaveCount(opened);
    await tree.locator("details[open] a:not([aria-current])").first().click();
    await expect(tree.locator("[aria-current]")).toHaveCount(1);
    expect(await isMarked(page)).toBe(true);
  });

  test(`an unknown URL is a 404 with the closest matches (${locale})`, async ({ page, pageLog }) => {
    pageLog.expect(/status of 404/);
    const answers = [
      "/document/geting-started",
      "/document/getting-started/first-servr",
      "/zixun/nothing",
      "/notice?type=9",
    ];
    for (const path of [...answers, "/document/security/first-server", `${document}?pid=billing`]) {
      const response = await open(page, at(locale, path));
      expect(response?.status(), path).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words[locale].notFound);
      await expect(page.getByRole("region", { name: name.near }).getByRole("link").first()).toBeVisible();
    }
  });

  test(`the feeds are valid (${locale})`, async ({ request }) => {
    for (const section of ["news", "notice", "zixun"]) {
      const list = await (await request.get(at(locale, `/${section}`))).text();
      for (const form of ["atom", "json"] as const) {
        const address = at(locale, `/${section}/feed.${form}`);
        expect(list).toContain(`href="http://127.0.0.1`);
        expect(list).toContain(`${address}"`);
        const { format, feed } = parseFeed(await (await request.get(address)).text());
        expect(format).toBe(form);
        const entries = "entries" in feed ? feed.entries : "items" in feed ? feed.items : [];
        expect(entries?.length).toBeGreaterThan(3);
      }
    }
  });

  test(`feedback on a document is accepted (${locale})`, async ({ page }) => {
    await open(page, at(locale, document));
    const sent = page.waitForResponse(/feed_back\/submit/);
    await page.getByRole("button", { name: name.helpful, exact: true }).click();
    expect((await sent).status()).toBe(200);
  });

  test(`the search drawer finds a document and opens it by keyboard (${locale})`, async ({ page }) => {
    await open(page, at(locale, "/news"));
    await mark(page);
    const field = await openSearch(page, words[locale].search);
    await field.fill({ en: "first server ssh nginx", zh: "创建第一台云服务器" }[locale]);
    await expect(page.getByRole("option").first()).toHaveAttribute("href", at(locale, document));
    await field.press("ArrowDown");
    await field.press("Enter");
    await expect(page).toHaveURL(at(locale, document));
    expect(await isMarked(page)).toBe(true);
  });
}

test("a printed document contains only its text", async ({ page }) => {
  await open(page, document);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("navigation", { name: names.en.tree, includeHidden: true })).toBeHidden();
  const paper = await page.pdf({ format: "A4" });
  expect(paper.subarray(0, 5).toString()).toBe("%PDF-");
});

test("a document is available as Markdown, to read and to copy, and is listed in llms.txt", async ({
  page,
  context,
  request,
}) => {
  const markdown = await request.get(`${document}.md`);
  expect(markdown.headers()["content-type"]).toBe("text/markdown; charset=utf-8");
  expect((await request.get("/document/getting-started/nothing.md")).status()).toBe(404);
  const list = await (await request.get("/llms.txt")).text();
  expect(list).toContain(`${document}.md`);

  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: site.url });
  await open(page, document);
  const asked = page.waitForRequest(`**${document}.md`);
  await page.getByRole("button", { name: "Copy as Markdown" }).click();
  expect((await asked).headers()["authorization"]).toBe("");
  await expect(page.getByText("Copied", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await markdown.text());
});

test("the content has no dead links, in either language", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(String(address).replaceAll("&amp;", "&")),
  );
  const own = addresses.filter(({ pathname }) => /^(\/zh)?\/(news|notice|zixun|document)(\/|$)/.test(pathname));
  expect(own.length).toBeGreaterThan(150);
  // Addresses in the sitemap are requested here, or by served-pages.test.ts.
  const known = new Map(addresses.map(({ pathname, search }) => [pathname + search, 200]));
  const dead: string[] = [];
  for (const { pathname, search } of own) {
    const answer = await request.get(pathname + search);
    if (answer.status() !== 200) dead.push(`${pathname}${search}: ${answer.status()}`);
    const [, main = ""] = /<main\b([^]*)<\/main>/.exec(await answer.text()) ?? [];
    for (const [, link] of main.matchAll(/href="(\/[^"#]*)/g)) {
      const address = String(link).replaceAll("&amp;", "&");
      if (!known.has(address)) known.set(address, (await request.get(address)).status());
      if (known.get(address) !== 200) dead.push(`${pathname}${search} -> ${address}: ${known.get(address)}`);
    }
  }
  expect(dead).toEqual([]);
});
