import type { Page } from "@playwright/test";
import { isMarked, mark, open } from "./support/alive.ts";
import { choose } from "./support/header.ts";
import { expect, test } from "./support/test.ts";

// The amount in the chosen currency comes first; an approximation in the other one may follow.
const dollars = /(?<!≈\s*)\$69/;
const rupiah = /(?<!≈\s*)Rp\s?1[.,]138[.,]500/;

async function cookie(page: Page, wanted: string): Promise<string | undefined> {
  return (await page.context().cookies()).find(({ name }) => name === wanted)?.value;
}

test("a change of language reaches every fragment in place, under the URL of the other language", {
  tag: "@core",
}, async ({ page }) => {
  await open(page, "/products/bci?plan=major");
  await mark(page);
  await choose(page, "Language", "中文");

  await expect(page).toHaveURL("/zh/products/bci?plan=major");
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hans");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("无服务器容器");
  await expect(page.getByRole("banner").getByRole("button", { name: "产品", exact: true })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "登录" })).toBeVisible();
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "隐私政策" })).toBeVisible();
  await expect(page).toHaveTitle(/智安云/);
  expect(await isMarked(page)).toBe(true);
  expect(await cookie(page, "locale")).toBe("zh");

  await choose(page, "语言", "English");
  await expect(page).toHaveURL("/products/bci?plan=major");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Serverless Container");
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Privacy policy" })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  expect(await cookie(page, "locale")).toBe("en");
});

test("the header keeps its height while the names in a new language are loading", async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route("**/cms/file/column?locale=zh", async (route) => {
    await held.promise;
    await route.continue();
  });
  await open(page, "/products/bci");
  const header = page.getByRole("banner");
  const height = async () => (await header.boundingBox())?.height;
  const before = await height();
  await choose(page, "Language", "中文");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("无服务器容器");
  await expect(header.getByRole("button", { name: "Products", exact: true })).toBeVisible();
  await expect(header).toHaveAttribute("lang", "en");
  expect(await height()).toBe(before);
  held.resolve();
  await expect(header.getByRole("button", { name: "产品", exact: true })).toBeVisible();
  await expect(header).toHaveAttribute("lang", "zh-Hans");
  expect(await height()).toBe(before);
});

test("a visitor who chose Chinese is redirected from an unprefixed URL to its Chinese version", async ({
  page,
  request,
  context,
}) => {
  await open(page, "/");
  await choose(page, "Language", "中文");
  await expect(page).toHaveURL("/zh");
  const state = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  const answer = await request.get("/products/bcc?x=1", { headers: { cookie: state }, maxRedirects: 0 });

  expect(answer.status()).toBe(307);
  expect(answer.headers()["location"]).toBe("/zh/products/bcc?x=1");
  await open(page, "/products/bcc?x=1");
  await expect(page).toHaveURL("/zh/products/bcc?x=1");
});

test("navigating to a URL in the other language switches the language as well, and so does going back", async ({
  page,
}) => {
  await open(page, "/products/bci");
  await mark(page);
  await page.evaluate(() => {
    history.pushState({}, "", "/zh/products/bcc");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/云服务器/);
  await expect(page.getByRole("banner").getByRole("button", { name: "产品", exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Serverless Container");
  await expect(page.getByRole("banner").getByRole("button", { name: "Products", exact: true })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect(await isMarked(page)).toBe(true);
});

test("a change of currency changes the prices in place, and survives a reload", { tag: "@core" }, async ({ page }) => {
  await open(page, "/products/bci");
  await mark(page);
  const main = page.getByRole("main");
  await expect(main).toContainText(dollars);
  await choose(page, "Currency", "IDR");

  await expect(main).toContainText(rupiah);
  await expect(main).not.toContainText(dollars);
  await expect(page).toHaveURL("/products/bci");
  expect(await isMarked(page)).toBe(true);
  await page.reload();
  await expect(main).toContainText(rupiah);
  await open(page, "/zh/products/bci");
  await expect(main).toContainText(rupiah);
  await choose(page, "货币", "USD");
  await expect(main).toContainText(dollars);
});

for (const value of ["../zh", "en%0d%0aSet-Cookie:x=1", "<script>alert(1)</script>", "__proto__", "x".repeat(4000)]) {
  test(`B-S-01 invalid language, currency and theme cookies are ignored: ${value.slice(0, 30)}`, async ({
    request,
  }) => {
    const answer = await request.get("/products/bci", {
      headers: { cookie: `locale=${value}; currency=${value}; theme=${value}` },
    });
    const html = await answer.text();

    expect(answer.status()).toBe(200);
    expect(html).toContain('<html lang="en" data-theme="system">');
    expect(html).toContain("$69");
    expect(html).not.toContain(value);
    expect(answer.headers()["set-cookie"]).not.toContain(value);
  });
}
