import { type Catalogue, priceOf } from "@zhian/contracts/catalogue";

/** A reference to the price of another fragment's product. */
export interface PriceRef {
  /** Product code, unit of payment, name: `vpc.perMonth.natGateway`. */
  price: string;
  /** The number of priced units in one unit here. */
  times?: number | undefined;
}

/** Content after every price in it has become a number of dollars. */
export type InDollars<Content> = Content extends PriceRef
  ? number
  : Content extends readonly (infer Item)[]
    ? InDollars<Item>[]
    : Content extends object
      ? { [Key in keyof Content]: InDollars<Content[Key]> }
      : Content;

/** A copy with the current prices of the site's catalogue. A line whose price is not offered is left out: no sum has half of it. */
export function inDollars<Content>(content: Content, catalogue: Catalogue): InDollars<Content> {
  // Mirrors InDollars member by member; the compiler cannot follow a conditional type through recursion.
  return exchange(content, catalogue) as InDollars<Content>;
}

function exchange(content: unknown, catalogue: Catalogue): unknown {
  if (Array.isArray(content)) {
    const priced = content.filter((item: unknown) =>
      pricesOf(item).every((each) => usdOf(each, catalogue) !== undefined),
    );
    return priced.map((item) => exchange(item, catalogue));
  }
  if (typeof content !== "object" || content === null) return content;
  if (isPrice(content)) return usdOf(content, catalogue);
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, exchange(value, catalogue)]));
}

function pricesOf(line: unknown): PriceRef[] {
  return typeof line === "object" && line !== null ? Object.values(line).filter(isPrice) : [];
}

function isPrice(content: unknown): content is PriceRef {
  return typeof content === "object" && content !== null && "price" in content && typeof content.price === "string";
}

function usdOf({ price, times = 1 }: PriceRef, catalogue: Catalogue): number | undefined {
  const usd = priceOf(catalogue, price);
  return usd === undefined ? undefined : usd * times;
}
