import type { InLanguage } from "@zhian/i18n/in-language";
import type { Amount } from "./instrument-content.ts";
import { type Amounts, amountsAt, costOf, type Offer } from "./rising-costs.ts";

type Sliding = Pick<InLanguage<Amount>, "id" | "stops" | "start">;

/** A logarithmic scale in USD, from bottom to top: offers that differ tenfold are both readable. */
interface CostScale {
  from: number;
  to: number;
}

/** Returns whole powers of ten around the costs of all settings, so that the scale does not change with them. */
export function scaleOf(offers: readonly Offer[], amounts: readonly Sliding[]): CostScale {
  const least = positive(offers.map((offer) => costOf(offer, amountsAt(amounts, "least"))));
  const most = positive(offers.map((offer) => costOf(offer, amountsAt(amounts, "most"))));
  const to = 10 ** Math.ceil(Math.log10(Math.max(...most, 1)));
  // Four powers are enough to read; cheaper offers lie on the baseline.
  const from = Math.max(10 ** Math.floor(Math.log10(Math.min(...least, ...most, to / 10))), to / 10_000);
  return { from, to };
}

function positive(costs: readonly number[]): number[] {
  return costs.filter((usd) => Number.isFinite(usd) && usd > 0);
}

/** Returns the powers of ten, the highest first. */
export function ticksOf({ from, to }: CostScale): number[] {
  const powers = Math.round(Math.log10(to / from));
  return Array.from({ length: powers + 1 }, (_, power) => Number((to / 10 ** power).toPrecision(1)));
}

/** Returns 0 for the top, 1 for the baseline. */
export function heightOf(usd: number, { from, to }: CostScale): number {
  if (!(usd > from)) return 1;
  return Math.max(0, 1 - Math.log10(usd / from) / Math.log10(to / from));
}

/** A path through the costs at all stops of `along`: 100 wide and 100 high, the stops evenly spaced. */
export function lineOf(
  offer: Offer,
  along: Sliding,
  { amounts, scale }: { amounts: Amounts; scale: CostScale },
): string {
  const last = Math.max(along.stops.length - 1, 1);
  const points = along.stops.map((stop, index) => {
    const y = heightOf(costOf(offer, { ...amounts, [along.id]: stop }), scale) * 100;
    return `${round((index / last) * 100)} ${round(y)}`;
  });
  return `M${points.join("L")}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
