import { expect, it } from "@jest/globals";
import { solutions } from "@zhian/contracts/solution-list";
import { siteOffers } from "./site-catalogue.ts";

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

it("describes each in few enough characters for a list of results, once", () => {
  for (const [locale, title, description] of [
    ["en", 60, 155],
    ["zh", 30, 80],
  ] as const) {
    expect(siteOffers.filter(({ seo }) => Array.from(seo.title[locale]).length > title)).toEqual([]);
    expect(siteOffers.filter(({ seo }) => Array.from(seo.description[locale]).length > description)).toEqual([]);
    expect(new Set(siteOffers.map(({ seo }) => seo.title[locale])).size).toBe(54);
    expect(new Set(siteOffers.map(({ seo }) => seo.description[locale])).size).toBe(54);
  }
});

it("has all products that solutions are made of", () => {
  expect(solutions.flatMap(({ products }) => products).filter((code) => !codes.includes(code))).toEqual([]);
});
