import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { articlePath } from "@zhian/contracts/article-words";
import { locales } from "@zhian/contracts/locale";
import { siteOffers } from "@zhian/testing/site-catalogue";
import { type Pages, readPages } from "./read-pages.ts";
import { readSeed } from "./read-seed.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "content-"));
  for (const kind of ["documents", "news", "notices", "zixun"]) {
    for (const locale of locales) await mkdir(join(folder, kind, locale), { recursive: true });
  }
});

afterEach(() => rm(folder, { recursive: true }));

async function write(name: string, fields: Record<string, unknown>, body = "Text."): Promise<void> {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  const head = Object.entries(fields).map(([field, value]) => `${field}: ${JSON.stringify(value)}`);
  await writeFile(join(folder, name), ["---", ...head, "---", body].join("\n"));
}

const words = { title: "A title", description: "About it.", keywords: ["one"] };
const news = { ...words, id: "first", date: "2026-11-20", tags: ["cloud"], products: ["bcc"] };
const doc = { ...words, id: "start", order: 1, updatedAt: "2026-11-20", products: [] };

describe("the content files", () => {
  it("make one page with a text in each language", async () => {
    await write("news/en/first.md", news);
    await write("news/zh/first.md", { ...news, title: "标题" });
    await write("news/zh/second.md", { ...news, id: "second" });
    const { news: pages } = await readPages(folder);
    expect(pages.map(({ path, texts }) => [path, Object.keys(texts)])).toEqual([
      ["first", ["en", "zh"]],
      ["second", ["zh"]],
    ]);
  });

  it("make a tree of documents", async () => {
    const about = { title: "Basics", description: "How to begin.", order: 1 };
    await write("documents/en/basics/folder.md", about, "");
    await write("documents/en/basics/deep/folder.md", { ...about, order: 2 }, "");
    await write("documents/en/basics/deep/start.md", doc);
    const { folders, documents } = await readPages(folder);
    expect(folders.map(({ path, order }) => [path, order])).toEqual([
      ["basics/deep", 2],
      ["basics", 1],
    ]);
    expect(documents[0]?.path).toBe("basics/deep/start");
  });

  it.each([
    ["a title that is too long", { title: "t".repeat(61) }, "Text.", /title/],
    ["an unknown field", { colour: "red" }, "Text.", /unknown fields: colour/],
    ["an id that is not the file's name", { id: "other" }, "Text.", /its id is other/],
    ["an invalid date", { date: "2026-13-40" }, "Text.", /date/],
    ["an unknown tag", { tags: ["gossip"] }, "Text.", /tags/],
    ["no text", {}, "", /body/],
    ["two megabytes of text", {}, "word ".repeat(400_000), /body/],
    ["raw HTML", {}, "A <b onclick=x>word</b>.", /raw HTML/],
    ["a script link", {}, "[click](javascript:alert(1))", /links must point/],
    ["a protocol-relative link to another host", {}, "[click](//evil.example)", /links must point/],
    ["a tracking pixel", {}, "![](http://evil.example/1.gif)", /links must point/],
    ["a thousand nested quotes", {}, `${"> ".repeat(1_000)}text`, /eight levels deep/],
  ])("B-A-19 B-A-20 are refused with %s, naming the file", async (_what, over, body, fault) => {
    await write("news/en/first.md", { ...news, ...over }, body);
    await expect(readPages(folder)).rejects.toThrow(fault);
    await expect(readPages(folder)).rejects.toThrow(/news\/en\/first\.md/);
  });

  it("may contain any markup as code", async () => {
    await write("news/en/first.md", news, "Write `<b>` or:\n\n```http\n<script>alert(1)</script>\n```\n");
    expect((await readPages(folder)).news).toHaveLength(1);
  });

  it("are rejected if the languages disagree, an id is duplicated, or a folder has no description", async () => {
    await write("news/en/first.md", news);
    await write("news/zh/first.md", { ...news, date: "2026-11-21" });
    await write("zixun/en/first.md", { ...words, id: "first", date: "2026-11-20", category: "cloud", products: [] });
    await write("documents/en/lost/start.md", doc);
    const fault = await readPages(folder).catch(String);
    expect(fault).toMatch(/its facts differ from those of the English page/);
    expect(fault).toMatch(/more than one page has the id first/);
    expect(fault).toMatch(/lost\/start: it is not in a folder/);
  });
});

describe("the site's content", () => {
  let pages: Pages;

  beforeEach(async () => {
    pages = await readPages();
  });

  it("has the promised number of pages of each kind", () => {
    expect(pages.documents.length).toBeGreaterThanOrEqual(40);
    expect(pages.news.length).toBeGreaterThanOrEqual(20);
    expect(pages.notices.length).toBeGreaterThanOrEqual(15);
    expect(pages.zixun.length).toBeGreaterThanOrEqual(20);
    expect([...new Set(pages.notices.map(({ facts }) => facts.type))].sort((a, b) => a - b)).toEqual([1, 2, 3, 4]);
    expect(new Set(pages.zixun.map(({ facts }) => facts.category)).size).toBeGreaterThanOrEqual(5);
    const alone = pages.zixun.flatMap(({ texts }) => (texts.en && texts.zh ? [] : Object.keys(texts)));
    expect(alone.sort()).toEqual(["en", "zh"]);
  });

  it("refers only to products, categories and pages that exist", async () => {
    const seed = await readSeed();
    const codes = new Set(siteOffers.map(({ code }) => code));
    const categories = new Set(seed["news-tags"].map(({ slug }) => slug));
    const all = [...pages.documents, ...pages.news, ...pages.notices, ...pages.zixun];
    expect(
      all.flatMap(({ path, facts }) => facts.products.flatMap((code) => (codes.has(code) ? [] : [`${path}: ${code}`]))),
    ).toEqual([]);
    expect(pages.zixun.filter(({ facts }) => !categories.has(facts.category))).toEqual([]);

    const known = knownPaths(pages, [...codes], [...categories]);
    const dead = all.flatMap(({ path, texts }) =>
      Object.values(texts).flatMap(({ body }) =>
        linksOf(body).flatMap((link) => (known.has(link) ? [] : [`${path}: ${link}`])),
      ),
    );
    expect(dead).toEqual([]);
  });
});

/** Links to paths on the site, without fragments. */
function linksOf(markdown: string): string[] {
  const text = markdown.replace(/^[ \t>]*(`{3,})[^]*?^[ \t>]*\1/gm, "").replace(/`[^`\n]+`/g, "");
  return [...text.matchAll(/\]\((\/[^)\s#]*)/g)].flatMap(([, link]) =>
    link === undefined ? [] : [link.replace(/(.)\/$|^(\/search)\?.*/, "$1$2")],
  );
}

function knownPaths(pages: Pages, codes: string[], categories: string[]): Set<string> {
  const fixed =
    "/ /about /activity /activity/cps /cp-activity /yn-activity /document /news /notice /zixun /search /fogetPwd " +
    "/products/bcd/price /products/bcd/search /partners/cps /partners/ecology /partners/strategy " +
    "/protocol/logoutProtocal /protocol/onlineOrder /protocol/privacyProtocal /protocol/userProtocal " +
    "/zhianCloud/SSLCertificate /zhianCloud/domainAndNetWebsite/dataConfig";
  const solutions =
    "cloud-base dengbao-solution digital ecommerce edu-security finance-security game-security government medical " +
    "private smart-park generalSolution/digitalCollection";
  return new Set([
    ...fixed.split(" "),
    ...codes.map((code) => `/products/${code}`),
    ...solutions.split(" ").map((slug) => `/solution/${slug}`),
    ...categories.map((slug) => `/zixun/${slug}`),
    ...[1, 2, 3, 4].map((type) => `/notice?type=${type}`),
    ...pages.folders.filter(({ path }) => !path.includes("/")).map(({ path }) => `/document/${path}`),
    ...pages.documents.map(({ path, facts }) => `/document/${path.split("/")[0]}/${facts.id}`),
    ...pages.news.map(({ facts }) => articlePath("news", facts.id)),
    ...pages.notices.map(({ facts }) => articlePath("notice", facts.id)),
    ...pages.zixun.flatMap(({ facts }) => [articlePath("zixun", facts.id), `/zixun/${facts.category}/${facts.id}`]),
  ]);
}
