import { siteOffers } from "./site-catalogue.ts";

interface ListedPrice {
  usd: number;
  /** The unit of payment: `perMonth`. */
  per: string;
}

/** All prices at which a product's page offers it. */
export function listedPrices(code: string): ListedPrice[] {
  const prices = siteOffers.find((offer) => offer.code === code)?.usd ?? {};
  return Object.entries(prices).flatMap(([per, amounts]) => Object.values(amounts).map((usd) => ({ usd, per })));
}

/** The availability percentages that are promised for a product. */
export function promisedPercents(code: string): number[] {
  return Object.values(siteOffers.find((offer) => offer.code === code)?.sla ?? {});
}

/** All numbers in content whose key, or that of a parent, matches `name`. */
export function amountsUnder(content: unknown, name: RegExp, isNamed = false): number[] {
  if (typeof content === "number") return isNamed ? [content] : [];
  if (typeof content !== "object" || content === null) return [];
  return Object.entries(content).flatMap(([key, inner]) => amountsUnder(inner, name, isNamed || name.test(key)));
}

/** Amounts of money, and percentages such as SLAs have. */
export function amountsInProse(text: string): number[] {
  const amounts = [...text.matchAll(/(?:\$|Rp|USD) ?([\d.,]*\d)|([\d.,]*\d) ?(?:USD|美元)|(99\.\d*[1-9])/g)];
  return amounts.map(([, before, after, percent]) => Number((before ?? after ?? percent ?? "").replaceAll(",", "")));
}
