import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { readParts } from "@zhian/content/read-parts";
import { productOf } from "@zhian/contracts/catalogue";
import { signUpRebateUsd } from "@zhian/contracts/referral-terms";
import { inLanguage } from "@zhian/i18n/in-language";
import { alikePairs, sharedSentences, shortPages, textsOf } from "@zhian/testing/alike-texts";
import { faultsOfContent, faultsOfSeo } from "@zhian/testing/faults-of-content";
import { faultsOfFigure } from "@zhian/testing/faults-of-figure";
import { amountsInProse, listedPrices } from "@zhian/testing/published-amounts";
import { readPages } from "@zhian/testing/read-pages";
import { siteCatalogue } from "@zhian/testing/site-catalogue";
import { stateAt } from "../model/activity-state.ts";
import { blocksToShow } from "../model/blocks-to-show.ts";
import { inDollars } from "../model/in-dollars.ts";
import { productsOfSite } from "../model/products-of-site.ts";
import type { SiteBlock, SiteContent } from "../model/site-content.ts";
import { sitePaths } from "../model/site-paths.ts";
import { loadSitePage } from "./site-pages.ts";

const found = await readPages<SiteContent>(join(import.meta.dirname, "site"));
const pages = found.map(({ path, page }) => ({ path: `/${path}`, page: inDollars(page, siteCatalogue) }));
const activities = pages.flatMap(({ page }) =>
  page.blocks.flatMap((block) => (block.is === "activities" ? block.items : [])),
);
const { merged: shared } = readParts(join(import.meta.dirname, "shared"));

/** Defined once, in the programme's terms, which the page quotes and the API books by. */
const booked: ReadonlySet<string> = new Set([`/partners/cps ${signUpRebateUsd}`]);

/** Blocks with the same layout. */
const layouts: Partial<Record<SiteBlock["is"], string>> = {
  table: "table",
  commission: "table",
  offers: "table",
  licences: "table",
  steps: "list",
  terms: "list",
};

it("has a page for each of the fragment's addresses", () => {
  expect(new Set(pages.map(({ path }) => path))).toEqual(new Set(sitePaths));
});

describe.each(pages)("the page $path", ({ path, page }) => {
  it("has every text in both languages, none of them empty", () => {
    expect(page.path).toBe(path);
    expect(faultsOfContent(page)).toEqual([]);
    expect(faultsOfSeo(page.seo, path)).toEqual([]);
  });

  it("has at most nine sections with their own anchors, seven in its navigation, no two alike in a row", () => {
    const blocks = blocksToShow(inLanguage(page, "en").blocks);
    const anchors = blocks.map(({ anchor }) => anchor);
    expect(anchors.length).toBeLessThanOrEqual(9);
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(page.blocks.filter(({ nav }) => nav).length).toBeLessThanOrEqual(7);
    const looks = blocks.map(({ is }) => layouts[is] ?? is);
    expect(looks.filter((look, index) => look === looks[index + 1])).toEqual([]);
    expect(looks.at(-1)).toBe("cta");
  });

  it("links only to existing products and sections", () => {
    const anchors = page.blocks.map(({ anchor }) => `#${anchor}`);
    expect(productsOfSite(inLanguage(page, "en")).filter((code) => !productOf(siteCatalogue, code))).toEqual([]);
    expect(page.facts.filter(({ anchor }) => !anchors.includes(`#${anchor}`))).toEqual([]);
    expect(page.actions.filter(({ to }) => to.startsWith("#") && !anchors.includes(to))).toEqual([]);
    expect(page.actions.length).toBeLessThanOrEqual(2);
  });

  it("has no amount of money in its prose, and a figure that can be drawn", () => {
    expect(textsOf(page).filter((text) => amountsInProse(text).some((usd) => !booked.has(`${path} ${usd}`)))).toEqual(
      [],
    );
    expect(page.figure ? faultsOfFigure(page.figure) : []).toEqual([]);
  });

  it("has a cell for each column in its table rows", () => {
    const tables = page.blocks.flatMap((block) => (block.is === "table" ? [block] : []));
    for (const { columns, rows } of tables) {
      expect(rows.filter(({ cells }) => cells.length !== columns.length - 1)).toEqual([]);
    }
  });
});

describe("offers", () => {
  const offers = pages.flatMap(({ page }) =>
    page.blocks.flatMap((block) => (block.is === "offers" ? block.offers : [])),
  );

  it("start from a price in the product's price list", () => {
    expect(offers.length).toBeGreaterThan(0);
    const faulty = offers.filter(({ product, usd }) => !listedPrices(product).some((listed) => listed.usd === usd));
    expect(faulty.map(({ id, product }) => `${id} of ${product}`)).toEqual([]);
  });

  it("discount part of the price, never all of it, and state their duration and limit", () => {
    expect(offers.filter(({ percentOff }) => !(percentOff > 0 && percentOff < 100))).toEqual([]);
    expect(offers.filter(({ holds, limit }) => !holds.en || !limit.en)).toEqual([]);
  });

  it("are on pages marked as demo data, with terms and dates", () => {
    for (const { path } of activities) {
      const page = pages.find((each) => each.path === path)?.page;
      expect(page?.times).toBeDefined();
      expect([page?.lead.en, page?.lead.zh]).toEqual([
        expect.stringContaining("Demo data"),
        expect.stringContaining("演示数据"),
      ]);
      expect(page?.blocks.map(({ is }) => is)).toEqual(expect.arrayContaining(["offers", "terms", "faq"]));
    }
  });
});

describe("activities", () => {
  it("start and end at midnight in one of the two time zones", () => {
    for (const { startsAt, endsAt } of activities) {
      expect(stateAt({ startsAt, endsAt }, Date.parse(startsAt))).toBe("running");
      for (const instant of [startsAt, endsAt]) expect(instant).toMatch(/^20\d\d-\d\d-\d\dT1[67]:00:00Z$/);
    }
  });

  it("each have a page that states the same times", () => {
    for (const { path, startsAt, endsAt } of activities) {
      expect(pages.find((each) => each.path === path)?.page.times).toEqual({ startsAt, endsAt });
    }
  });
});

describe("licences", () => {
  it("are left out, section and all, if there are none", async () => {
    const about = await loadSitePage("/about", { locale: "en", catalogue: async () => siteCatalogue });
    expect(about?.page.blocks.map(({ is }) => is)).not.toContain("licences");
    const licence = { name: "A", number: "1", issuer: "B", validUntil: "2030-01-01", url: "https://issuer.example/1" };
    const block = pages.flatMap(({ page }) => inLanguage(page, "en").blocks).find(({ is }) => is === "licences");
    expect(block?.is === "licences" && blocksToShow([{ ...block, items: [licence] }])).toHaveLength(1);
  });
});

describe("any two site pages", () => {
  const texts = pages.map(({ path, page }) => ({
    name: path,
    en: textsOf(inLanguage(page, "en")),
    zh: textsOf(inLanguage(page, "zh")),
  }));

  it("share at most a fifth of their five-word sequences", () => {
    expect(shortPages(texts)).toEqual([]);
    expect(alikePairs(texts)).toEqual([]);
  });

  it("have no sentence in common, except shared notes and the activities on the hub", () => {
    const ofAll = { shared, activities };
    const common = { en: textsOf(inLanguage(ofAll, "en")), zh: textsOf(inLanguage(ofAll, "zh")) };
    expect(sharedSentences(texts, common)).toEqual([]);
  });
});
