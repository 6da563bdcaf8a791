import type { InLanguage } from "@zhian/i18n/in-language";
import type { Amount, CostCurveBlock } from "./instrument-content.ts";

export type Offer = InLanguage<CostCurveBlock["offers"][number]>;
/** Amounts by id. */
export type Amounts = Readonly<Record<string, number>>;
type Sliding = Pick<Amount, "id" | "stops" | "start">;

/** USD a month. An invalid or negative amount costs nothing. */
export function costOf(
  { usdPerMonth, usdPerUnit }: Pick<Offer, "usdPerMonth" | "usdPerUnit">,
  amounts: Amounts,
): number {
  const charged = Object.entries(usdPerUnit).map(([id, usd]) => usd * countable(amounts[id]));
  return charged.reduce((sum, usd) => sum + usd, usdPerMonth);
}

export function countable(amount: number | undefined): number {
  return amount !== undefined && Number.isFinite(amount) && amount > 0 ? amount : 0;
}

/** The cheapest offer; the first of several that cost the same to the cent. */
export function cheapestAt<Some extends Offer>(offers: readonly Some[], amounts: Amounts): Some | undefined {
  const cents = (offer: Some) => Math.round(costOf(offer, amounts) * 100);
  return offers.reduce<Some | undefined>(
    (least, offer) => (least === undefined || cents(offer) < cents(least) ? offer : least),
    undefined,
  );
}

/** Each amount at its start, minimum or maximum. */
export function amountsAt(amounts: readonly Sliding[], where: "start" | "least" | "most"): Amounts {
  return Object.fromEntries(
    amounts.map(({ id, stops, start }) => {
      const at = { start, least: stops[0], most: stops.at(-1) }[where];
      return [id, at ?? start];
    }),
  );
}

/** The stop with a number, or the nearest to it. */
export function stopAt({ stops, start }: Sliding, index: number): number {
  const nearest = Math.min(Math.max(Math.round(index), 0), stops.length - 1);
  return stops[nearest] ?? start;
}
