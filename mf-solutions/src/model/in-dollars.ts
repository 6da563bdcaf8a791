import { type Catalogue, priceOf } from "@zhian/contracts/catalogue";

/** A price that another fragment's product has. */
export interface PriceRef {
  /** Code, what is paid for, name: `vpc.perMonth.natGateway`. */
  price: string;
  /** For as many as a unit has here. */
  times?: number | undefined;
}

/** Content as it is once every price in it is a number of dollars. */
export type InDollars<Content> = Content extends PriceRef
  ? number
  : Content extends readonly (infer Item)[]
    ? InDollars<Item>[]
    : Content extends object
      ? { [Key in keyof Content]: InDollars<Content[Key]> }
      : Content;

/** A copy with the prices that the site's catalogue has now. A line without an offered price is left out: no sum has half of it. */
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
