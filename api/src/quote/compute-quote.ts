import { levelPacks, type ProtectionLevel } from "@zhian/contracts/level-packs";
import type { SystemType } from "@zhian/contracts/quote-words";
import { type Price, wildcard } from "./price-book.ts";

export interface QuoteQuestion {
  level: ProtectionLevel;
  systemType: SystemType;
  region: string;
  servers: number;
  /** Whether the pack's products are already in place: then only the consulting is quoted. */
  hasProducts: boolean;
}

interface QuoteItem {
  code: string;
  kind: Price["kind"];
  unit: Price["unit"];
  quantity: number;
  unitCents: number;
  sumCents: number;
}

/** Amounts in whole cents; null without a price. */
export interface ComputedQuote {
  items: QuoteItem[];
  productCents: number | null;
  consultingCents: number | null;
  /** Sum of the items; null if there are none. */
  totalCents: number | null;
}

const consulting = "islpcs";

/** Computes a quote as documented in docs/guides/quote-prices.md. */
export function computeQuote(prices: readonly Price[], question: QuoteQuestion): ComputedQuote {
  const pack = question.hasProducts ? [] : levelPacks[question.level];
  const products = pack.map((code) => toItem(prices, code, question));
  const priced = products.filter((item) => item !== undefined);
  // A pack with an unpriced part has no price: it could not be bought for the sum.
  const isWhole = priced.length === pack.length;
  const advice = toItem(prices, consulting, question);
  const items = [...(isWhole ? priced : []), ...(advice ? [advice] : [])];
  return {
    items,
    productCents: isWhole ? sumOf(priced) : null,
    consultingCents: advice?.sumCents ?? null,
    totalCents: items.length > 0 ? sumOf(items) : null,
  };
}

function toItem(prices: readonly Price[], code: string, question: QuoteQuestion): QuoteItem | undefined {
  const price = findPrice(prices, code, question);
  if (!price) return undefined;
  const { kind, unit, unitCents } = price;
  const quantity = unit === "server-year" ? question.servers : 1;
  return { code, kind, unit, quantity, unitCents, sumCents: quantity * unitCents };
}

/** The most specific price for this case: the region counts more than the system type. */
function findPrice(prices: readonly Price[], code: string, question: QuoteQuestion): Price | undefined {
  const { level, servers, systemType, region } = question;
  return prices
    .filter((price) => price.item === code && price.level === level)
    .filter(({ serversFrom, serversTo }) => serversFrom <= servers && servers <= serversTo)
    .filter((price) => [wildcard, systemType].includes(price.systemType) && [wildcard, region].includes(price.region))
    .toSorted((a, b) => particularity(b) - particularity(a))[0];
}

function particularity({ region, systemType }: Price): number {
  return (region === wildcard ? 0 : 2) + (systemType === wildcard ? 0 : 1);
}

function sumOf(items: readonly QuoteItem[]): number {
  return items.reduce((sum, { sumCents }) => sum + sumCents, 0);
}
