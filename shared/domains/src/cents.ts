import type { DomainItem } from "@zhian/contracts/domain";

/** Whole cents of an amount in dollars: sums are made of these, since 0.1 + 0.2 is not 0.3. */
export function centsOf(usd: number): number {
  return Math.round(usd * 100);
}

export function usdOf(cents: number): number {
  return cents / 100;
}

type Priced = Pick<DomainItem, "price" | "renewPrice">;

/** A name for some years, in cents: the first at its price, each later one at the price of renewing. */
export function costCents({ price, renewPrice }: Priced, years: number): number {
  return centsOf(price) + (years - 1) * centsOf(renewPrice);
}

/** What a name costs whoever keeps it for three years, in cents. */
export function threeYearCents(item: Priced): number {
  return costCents(item, 3);
}
