import { open } from "./support/alive.ts";
import { widthOf } from "./support/lay-out.ts";
import { type OverriddenApi, startOverriddenApi } from "./support/overridden-api.ts";
import { type OwnSite, startOwnSite } from "./support/own-site.ts";
import { site } from "./support/site.ts";
import { expect, test } from "./support/test.ts";
import { at, locales } from "./support/words.ts";

const words = {
  en: { absent: "Rupiah amounts are not shown", note: (date: string) => `on ${date} (a test)`, dollars: "$69" },
  zh: { absent: "未能取得今日汇率", note: (date: string) => `按 ${date} 汇率`, dollars: "US$69" },
} as const;
const rate = { base: "USD", quote: "IDR", rate: 16_000, date: "2026-11-20", source: "a test" };
const badRates = [undefined, null, 0, -1, "many"];

let api: OverriddenApi;
let own: OwnSite;

test.beforeAll(async () => {
  api = await startOverriddenApi(site.apiUrl);
  // Overridden from the start: a good rate would be cached for a day, and the home page's texts for a while. Pages are not cached.
  api.override(isRate, undefined);
  api.override(isHomeSeo, undefined);
  own = await startOwnSite("odd-answers", { SHELL_API_URL: api.url, SHELL_PAGE_FRESH_SECONDS: "0" });
});

test.afterAll(async () => {
  await own.stop();
  await api.close();
});

for (const [what, code, text] of [
  ["empty", "bcc", ""],
  ["50 kB long", "vpc", "word ".repeat(10_000)],
] as const) {
  test(`a page uses its own title if the one from the CMS is ${what}`, async ({ request }) => {
    api.override(
      ({ pathname, searchParams }) =>
        pathname.endsWith("/column/seo") && searchParams.get("id") === `/products/${code}`,
      { title: text, description: text, keywords: text },
    );
    for (const locale of locales) {
      const html = await (await request.get(own.url + at(locale, `/products/${code}`))).text();
      expect(html).toMatch(/<title>[^<]{5,70}<\/title>/);
      expect(html).toMatch(/<meta name="description" content="[^"]{20,160}">/);
      expect(html).not.toContain("word word");
    }
  });
}

test("missing page metadata comes from the system configuration, for the home page too", async ({ request }) => {
  for (const locale of locales) {
    const call = await request.get(`${api.url}/api/v1/cms/system/config?locale=${locale}`);
    const { config } = (await call.json()).data;
    const home = await (await request.get(own.url + at(locale, "/"))).text();
    expect(home).toContain(`<title>${config.title}</title>`);
    expect(home).toContain(`<meta name="description" content="${config.description}">`);
    const password = await (await request.get(own.url + at(locale, "/fogetPwd"))).text();
    expect(password).toContain(`<meta name="keywords" content="${config.keywords}">`);
  }
});

test("an invalid exchange rate is not used: dollars only, with a note; a week-old rate is dated", async ({
  request,
  page,
  context,
}) => {
  const cookie = { headers: { cookie: "currency=IDR" } };
  const mainOf = async (path: string) => {
    const html = await (await request.get(own.url + path, cookie)).text();
    return /<main\b.*<\/main>/s.exec(html)?.[0] ?? "";
  };
  for (const bad of badRates) {
    api.override(isRate, bad === undefined ? undefined : { ...rate, rate: bad });
    for (const locale of locales) {
      for (const path of ["/products/bci", "/solution/cloud-base"]) {
        const main = await mainOf(at(locale, path));
        expect(main, `${path} with a rate of ${bad}`).toContain(words[locale].absent);
        expect(main).not.toMatch(/Rp\s|NaN|undefined|Infinity/);
      }
      expect(await mainOf(at(locale, "/products/bci"))).toContain(`>${words[locale].dollars}<`);
    }
  }
  await context.addCookies([{ name: "currency", value: "IDR", url: own.url }]);
  await open(page, `${own.url}/products/bci`);
  await expect(page.locator("#plans").getByText(words.en.absent)).toBeVisible();
  await expect(page.getByText(/Rp\s/)).toHaveCount(0);

  const day = new Date(Date.now() - 7 * 24 * 3_600_000);
  api.override(isRate, { ...rate, date: day.toISOString().slice(0, 10) });
  for (const locale of locales) {
    const format = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
    const date = day.toLocaleDateString(locale === "zh" ? "zh-Hans-CN" : "en-GB", format);
    const main = await mainOf(at(locale, "/products/bci"));
    expect(main).toContain(words[locale].note(date));
    expect(main).toMatch(/Rp\s1,104,000/);
  }
});

// Runs last: its effect on the header is cached for half a minute.
test("a menu with 200 links is usable, in one pane or two; one without links is omitted; a lost badge leaves its word", async ({
  page,
  pageLog,
}) => {
  pageLog.expect(/status of 404/);
  const links = Array.from({ length: 200 }, (_, index) =>
    column(100 + index, `Product ${index + 1}`, `/products/p${index}`),
  );
  const children = [
    column(2, "Full", "/", [column(3, "All", "/", links), column(4, "Few", "/", links.slice(0, 1))]),
    column(5, "Empty", "", [column(6, "Nothing", ""), column(7, "Nothing either", "")]),
    { ...column(8, "Activities", "/activity"), img: "/lost-badge.png" },
    column(9, "Single", "", [column(10, "Only", "/only", links)]),
  ];
  api.override(({ pathname }) => pathname.endsWith("/cms/file/column"), {
    columns: [{ ...column(1, "Root", "/"), children }],
  });

  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await expect
      .poll(async () => {
        await open(page, `${own.url}/products/bcc`);
        // The header's earlier content is cached for half a minute.
        return page.locator("#slot-header nav button", { hasText: "Full" }).count();
      })
      .toBeGreaterThan(0);
    const banner = page.getByRole("banner");
    if (viewport.width < 1000) await banner.getByRole("button", { name: "Menu", exact: true }).click();
    await expect(banner.getByRole("button", { name: "Empty" })).toHaveCount(0);
    await expect(
      banner
        .getByRole("link", { name: /^Activities/ })
        .locator("[data-mark=Hot]")
        .first(),
    ).toBeVisible();
    await banner.getByRole("button", { name: "Full", exact: true }).click();
    const last = banner.getByRole("link", { name: "Product 200", exact: true });
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 0.9 });
    expect(await widthOf(page)).toBeLessThanOrEqual(viewport.width);
  }

  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, `${own.url}/products/bcc`);
  const banner = page.getByRole("banner");
  const below = page.locator("nav [popover]:popover-open a[href^='/products/p']");
  await banner.getByRole("button", { name: "Single", exact: true }).click();
  await expect(below).toHaveCount(200);
  await below.first().hover();
  await page.mouse.wheel(0, 100_000);
  await expect(below.last()).toBeInViewport({ ratio: 0.9 });
});

function column(id: number, name: string, link: string, children: object[] = []) {
  const texts = { slug: "", desc: "", img: "", title: "", description: "", keywords: "" };
  return { id, parent_id: 1, name, link, ...texts, children };
}

function isHomeSeo({ pathname, searchParams }: URL): boolean {
  return pathname.endsWith("/column/seo") && searchParams.get("id") === "/";
}

function isRate({ pathname }: URL): boolean {
  return pathname.endsWith("/v1/finance/currencyRate");
}
