import { useMarked } from "@zhian/page/use-marked";
import { Words } from "@zhian/page/words";
import { classNames } from "@zhian/ui/class-names";
import { Ledger, LedgerRow } from "@zhian/ui/ledger";
import type { BlockOf } from "../../model/page-content.ts";
import { type Amounts, costOf, type Offer } from "../../model/rising-costs.ts";
import { BothPrices } from "../both-prices.tsx";
import { patternOf } from "./line-pattern.ts";
import css from "./offer-list.module.css";

interface OfferListProps {
  block: BlockOf<"cost-curve">;
  amounts: Amounts;
  cheapest: Offer;
}

/** The monthly cost of each offer. All contain the label of the cheapest, visible on one: nothing moves when it changes. */
export function OfferList({ block: { offers, labels }, amounts, cheapest }: OfferListProps) {
  const marked = useMarked();
  return (
    <div>
      <h3 className={css["heading"]}>{labels.offers}</h3>
      <Ledger>
        {offers.map((offer, index) => (
          <LedgerRow
            key={offer.id}
            label={
              <span className={css["name"]}>
                <svg aria-hidden="true" viewBox="0 0 36 8" className={css["sample"]}>
                  <path d="M0 4H36" className={patternOf(index)} />
                </svg>
                <Words>{offer.name}</Words>
                <span className={classNames(css["mark"], offer === cheapest && css["isCheapest"])}>
                  {labels.cheapest}
                </span>
              </span>
            }
            note={marked(offer.for)}
            value={<BothPrices usd={costOf(offer, amounts)} isStacked />}
          />
        ))}
      </Ledger>
    </div>
  );
}
