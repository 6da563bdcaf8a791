import { site } from "../support/site.ts";
import { type StructuredData, structuredDataIn } from "../support/structured-data.ts";
import { expect } from "../support/test.ts";
import { at, type Locale } from "../support/words.ts";

interface ServedPage {
  path: string;
  locale: Locale;
  html: string;
}

/** Checks a page's structured data: what the page is, its breadcrumbs, and only valid prices. */
export function expectLinkedData({ path, locale, html }: ServedPage): void {
  const data = structuredDataIn(html);
  expect(
    data.map((each) => each["@type"]),
    path,
  ).toEqual(kindsAt(path));
  for (const each of data) expectOwn(each, locale, path);
}

/** Block types by the page's path; demo prices are not real offers, so only one page has offers. */
function kindsAt(path: string): string[] {
  if (path === "/") return ["Organization"];
  if (path === "/about") return ["Organization", "BreadcrumbList"];
  if (path.startsWith("/search?")) return [];
  if (/^\/((news|notice)\/detail|zixun\/article\?)/.test(path)) return ["NewsArticle", "BreadcrumbList"];
  if (/^\/document\/[\w-]+\//.test(path)) return ["TechArticle", "BreadcrumbList"];
  if (/^\/(news|notice|zixun|document|protocol|products\/bcd\/(price|search))/.test(path)) return ["BreadcrumbList"];
  if (path === "/activity") return ["ItemList", "BreadcrumbList"];
  if (/^\/(activity\/|cp-activity|yn-activity)/.test(path)) return ["BreadcrumbList"];
  return [path === "/products/bci" ? "Product" : "Service", "BreadcrumbList"];
}

function addressOf(locale: Locale, path: string): string {
  return site.url + at(locale, path);
}

function expectOwn(data: StructuredData, locale: Locale, path: string): void {
  switch (data["@type"]) {
    case "BreadcrumbList":
      expect(data.itemListElement.at(0)?.item, path).toBe(addressOf(locale, "/"));
      // It is one page, whatever the query.
      expect(data.itemListElement.at(-1)?.item, path).toBe(addressOf(locale, path.replace(/\?q=.*/, "")));
      break;
    case "ItemList":
      expect(data.itemListElement.map(({ url }) => url)).toEqual(
        ["/activity/cps", "/cp-activity", "/yn-activity"].map((each) => addressOf(locale, each)),
      );
      break;
    case "Product":
      expect(data.offers.map((offer) => [offer.price, offer.priceCurrency])).toEqual([
        ["69.00", "USD"],
        ["89.00", "USD"],
      ]);
      expect(data.url).toBe(addressOf(locale, path));
      break;
    case "Service":
    case "NewsArticle":
    case "TechArticle":
      expect(data.url, path).toBe(addressOf(locale, path));
      break;
    case "Organization":
      break;
  }
}
