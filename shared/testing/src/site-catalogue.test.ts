import { expect, it } from "@jest/globals";
import { solutionsOf } from "@zhian/contracts/catalogue";
import type { Locale } from "@zhian/contracts/locale";
import { siteCatalogue, siteOffers, sitePages } from "./site-catalogue.ts";

const codes = siteOffers.map(({ code }) => code);

const ofSpecification =
  "appbds apppcard appsss bbc bcc bcd bci bcm blb bos cag cdn cds cpcs cwds datacenter dcc ddos dengbao dns dts eds eip " +
  "eipgroup epim ers gpcs hosteye ias ipss islpcs issra las mss mysql osds postgresql pts sats scas sccs scs server " +
  "sis sqlserver srs ssl vpc vss waf websis wsas wsms ztsacs";

it("has the 54 products of the specification, each with its own seal and names", () => {
  expect(codes.toSorted()).toEqual(ofSpecification.split(" "));
  for (const distinct of [({ seal }) => seal, ({ name }) => name.en, ({ name }) => name.zh] satisfies ((
    offer: (typeof siteOffers)[number],
  ) => string)[]) {
    expect(new Set(siteOffers.map(distinct)).size).toBe(54);
  }
});

it("counts 21 cloud products, 23 security services and 10 security products", () => {
  const count = (category: number) => siteOffers.filter((offer) => offer.category === category).length;
  expect([count(2), count(3), count(4)]).toEqual([21, 23, 10]);
});

const otherPaths =
  "/ /about /activity /activity/cps /cp-activity /yn-activity /document /news /notice /zixun /search " +
  "/products/bcd/price /products/bcd/search /partners/cps /partners/ecology /partners/strategy " +
  "/protocol/logoutProtocal /protocol/onlineOrder /protocol/privacyProtocal /protocol/userProtocal " +
  "/zhianCloud/SSLCertificate /zhianCloud/domainAndNetWebsite/dataConfig";
const slugs =
  "cloud-base dengbao-solution digital ecommerce edu-security finance-security game-security government medical " +
  "private smart-park generalSolution/digitalCollection";

it("lists the 12 solutions of the specification, and every other page with SEO texts", () => {
  const paths = [...slugs.split(" ").map((slug) => `/solution/${slug}`), ...otherPaths.split(" ")];
  expect(sitePages.map(({ path }) => path).sort()).toEqual(paths.sort());
  expect(solutionsOf(siteCatalogue).map(({ slug }) => slug)).toEqual(slugs.split(" "));
});

it("gives each page a unique title and description short enough for search results", () => {
  const all = [...siteOffers, ...sitePages];
  for (const [locale, title, description] of [
    ["en", 60, 155],
    ["zh", 30, 80],
  ] as const) {
    expect(all.filter(({ seo }) => Array.from(seo.title[locale]).length > title)).toEqual([]);
    expect(all.filter(({ seo }) => Array.from(seo.description[locale]).length > description)).toEqual([]);
    expect(new Set(all.map(({ seo }) => seo.title[locale])).size).toBe(all.length);
    expect(new Set(all.map(({ seo }) => seo.description[locale])).size).toBe(all.length);
  }
});

it("has no Chinese in English texts, and some in every Chinese one", () => {
  const han = /\p{Script=Han}/u;
  const texts = (locale: Locale) =>
    sitePages.flatMap(({ name, seo }) => [name[locale], seo.title[locale], seo.description[locale]]);
  expect(texts("en").filter((text) => han.test(text))).toEqual([]);
  expect(texts("zh").filter((text) => !han.test(text))).toEqual([]);
});

it("has all products that solutions refer to", () => {
  const named = sitePages.flatMap(({ solution }) => solution?.products ?? []);
  expect(named.filter((code) => !codes.includes(code))).toEqual([]);
});
