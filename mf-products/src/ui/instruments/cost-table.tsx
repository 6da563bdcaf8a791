import { SpecTable } from "@zhian/ui/spec-table";
import type { BlockOf } from "../../model/page-content.ts";
import { type Amounts, cheapestAt, costOf } from "../../model/rising-costs.ts";
import { BothPrices } from "../both-prices.tsx";
import css from "./cost-table.module.css";
import { formatAmount } from "./format-amount.ts";

interface CostTableProps {
  block: BlockOf<"cost-curve">;
  along: BlockOf<"cost-curve">["amounts"][number];
  /** Those other than `along` apply to the whole table. */
  amounts: Amounts;
}

/** The drawing in numbers: a row per stop, a column per offer, the cheapest of each row marked. */
export function CostTable({ block: { amounts: all, offers, labels, heading }, along, amounts }: CostTableProps) {
  const kept = all.filter((amount) => amount !== along);
  const caption = [heading, ...kept.map(({ id, label, unit }) => `${label} ${formatAmount(amounts[id] ?? 0, unit)}`)];
  return (
    <details className={css["details"]}>
      <summary>{labels.table}</summary>
      <SpecTable
        caption={caption.join(" · ")}
        columns={[along.label, ...offers.map(({ name }) => name)]}
        rows={along.stops.map((stop) => {
          const set = { ...amounts, [along.id]: stop };
          const cheapest = cheapestAt(offers, set);
          return {
            key: String(stop),
            head: formatAmount(stop, along.unit),
            cells: offers.map((offer) => (
              <span key={offer.id} className={css["cell"]}>
                <BothPrices usd={costOf(offer, set)} isStacked />
                {offer === cheapest && <span className={css["mark"]}>{labels.cheapest}</span>}
              </span>
            )),
          };
        })}
      />
    </details>
  );
}
