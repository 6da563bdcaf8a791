import { useSite } from "@zhian/fragment/use-site";
import { formatMoney } from "@zhian/i18n/money";
import { classNames } from "@zhian/ui/class-names";
import { heightOf, lineOf, scaleOf, ticksOf } from "../../model/cost-drawing.ts";
import type { BlockOf } from "../../model/page-content.ts";
import { type Amounts, costOf, type Offer } from "../../model/rising-costs.ts";
import css from "./cost-chart.module.css";
import { patternOf } from "./line-pattern.ts";

interface CostChartProps {
  block: BlockOf<"cost-curve">;
  /** The amount on the horizontal axis. */
  along: BlockOf<"cost-curve">["amounts"][number];
  amounts: Amounts;
  cheapest: Offer;
}

/** The table as a drawing: stops to the right, powers of ten upwards, each offer a line with its own pattern. */
export function CostChart({ block: { amounts: all, offers, labels }, along, amounts, cheapest }: CostChartProps) {
  const { locale } = useSite();
  const scale = scaleOf(offers, all);
  const ticks = ticksOf(scale);
  const at = (Math.max(along.stops.indexOf(amounts[along.id] ?? 0), 0) / Math.max(along.stops.length - 1, 1)) * 100;
  const heights = ticks.map((usd) => heightOf(usd, scale) * 100);
  // The last one is painted on top.
  const drawn = offers.toSorted((one, other) => Number(one === cheapest) - Number(other === cheapest));
  return (
    <div aria-hidden="true" className={css["chart"]}>
      <p className={css["unit"]}>{labels.perMonth}</p>
      <div className={css["plot"]}>
        <div className={css["ticks"]} translate="no">
          {ticks.map((usd) => (
            <span key={usd}>{formatMoney(usd, "USD", locale)}</span>
          ))}
        </div>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={css["drawing"]}>
          <path d={heights.map((y) => `M0 ${y}H100`).join("")} className={css["grid"]} />
          <path d={`M${at} 0V100`} className={css["chosen"]} />
          {drawn.map((offer) => {
            const place = offers.indexOf(offer);
            const look = classNames(patternOf(place), offer === cheapest && css["cheapest"]);
            const y = heightOf(costOf(offer, amounts), scale) * 100;
            return (
              <g key={offer.id} className={css["offer"]}>
                <path d={lineOf(offer, along, { amounts, scale })} className={look} />
                <path d={`M${at} ${y}h0`} className={classNames(css["dot"], offer === cheapest && css["cheapest"])} />
              </g>
            );
          })}
        </svg>
      </div>
    </div>
  );
}
