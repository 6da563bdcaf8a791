import type { DomainItem } from "@zhian/contracts/domain";

/** Whole cents of an amount in dollars: sums are computed in cents, since 0.1 + 0.2 is not 0.3. */
export function centsOf(usd: number): number {
  return Math.round(usd * 100);
}

export function usdOf(cents: number): number {
  return cents / 100;
}

type Priced = Pick<DomainItem, "price" | "renewPrice">;

/** Cost of a name for some years, in cents: the first at `price`, later ones at `renewPrice`. Undefined if a price it needs is unknown. */
export function costCents({ price, renewPrice }: Priced, years: number): number | undefined {
  const later = years > 1 ? renewPrice : 0;
  return price === undefined || later === undefined ? undefined : centsOf(price) + (years - 1) * centsOf(later);
}

/** The same in dollars. */
export function costUsd(item: Priced, years: number): number | undefined {
  const cents = costCents(item, years);
  return cents === undefined ? undefined : usdOf(cents);
}

/** Ascending; unknown amounts come last, and are equal. */
export function compareAmounts(one: number | undefined, other: number | undefined): number {
  if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
  return one - other;
}
