import { beforeAll, describe, expect, it } from "@jest/globals";
import { locales } from "@zhian/contracts/locale";
import { readSeed } from "./read-seed.ts";
import { toSeedRows } from "./seed-rows.ts";
import type { Seed } from "./seed-schema.ts";

const solutions =
  "cloud-base dengbao-solution digital ecommerce edu-security finance-security game-security government medical " +
  "private smart-park generalSolution/digitalCollection";
const otherRoutes =
  "/ /about /activity /activity/cps /cp-activity /yn-activity /document /error /fogetPwd /news /notice /zixun " +
  "/products/bcd/price /products/bcd/search /partners/cps /partners/ecology /partners/strategy " +
  "/protocol/logoutProtocal /protocol/onlineOrder /protocol/privacyProtocal /protocol/userProtocal " +
  "/zhianCloud/SSLCertificate /zhianCloud/domainAndNetWebsite/dataConfig /search";
const routes = [...solutions.split(" ").map((slug) => `/solution/${slug}`), ...otherRoutes.split(" ")];

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

describe("the seed", () => {
  it("has the 12 solutions of the specification", () => {
    expect(seed.solutions.map(({ slug }) => slug).sort()).toEqual(solutions.split(" ").sort());
  });

  it.each(locales)("describes every route but those of products in %s, and no other but news categories", (locale) => {
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
    const english = [...seed.solutions, ...seed.pages].flatMap(({ name, seo }) => [name.en, ...Object.values(seo.en)]);
    expect(english.filter((text) => han.test(text))).toEqual([]);
    expect(pageTexts.filter((text) => text.locale === "zh" && !han.test(text.description))).toEqual([]);
  });

  it("links to routes of the specification only", () => {
    const known = new Set([...routes, ...seed["news-tags"].map(({ slug }) => `/zixun/${slug}`), ""]);
    const nodes = toSeedRows(seed)["column_node"] ?? [];
    expect(nodes.filter(({ link }) => !known.has(String(link)) && !/^\/products\/[a-z]+$/.test(String(link)))).toEqual(
      [],
    );
    expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
  });
});
