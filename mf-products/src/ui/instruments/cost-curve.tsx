import { BlockSection } from "@zhian/page/block-section";
import { RateNote } from "@zhian/page/rate";
import { Sentences } from "@zhian/page/sentences";
import { useMarked } from "@zhian/page/use-marked";
import { Words } from "@zhian/page/words";
import { Figure } from "@zhian/ui/figure";
import { fillIn } from "../../model/fill-in.ts";
import type { BlockOf } from "../../model/page-content.ts";
import { cheapestAt } from "../../model/rising-costs.ts";
import { CostChart } from "./cost-chart.tsx";
import css from "./cost-curve.module.css";
import { CostTable } from "./cost-table.tsx";
import { formatAmount } from "./format-amount.ts";
import { OfferList } from "./offer-list.tsx";
import { Slider } from "./slider.tsx";
import { useAmounts } from "./use-amounts.ts";

/** Each offer's cost along the first amount: the slider below the drawing is its axis. */
export function CostCurve({ block }: { block: BlockOf<"cost-curve"> }) {
  const marked = useMarked();
  const { amounts, slide } = useAmounts(block.amounts);
  const [along, ...others] = block.amounts;
  const cheapest = cheapestAt(block.offers, amounts);
  if (!along || !cheapest) return null;
  const set = block.amounts.map(({ id, unit, label }) => `${label} ${formatAmount(amounts[id] ?? 0, unit)}`);
  const slider = (amount: typeof along) => (
    <Slider
      key={amount.id}
      amount={amount}
      value={amounts[amount.id] ?? 0}
      onSlide={(value) => slide(amount.id, value)}
    />
  );
  return (
    <BlockSection block={block}>
      <div className={css["curve"]}>
        <Figure caption={marked(block.caption)} className={css["figure"]}>
          <div className={css["drawn"]}>
            <CostChart block={block} along={along} amounts={amounts} cheapest={cheapest} />
            {slider(along)}
          </div>
        </Figure>
        <div className={css["answer"]}>
          {others.length > 0 && <div className={css["others"]}>{others.map(slider)}</div>}
          <OfferList block={block} amounts={amounts} cheapest={cheapest} />
        </div>
      </div>
      <p role="status" className="visually-hidden">
        {fillIn(block.labels.answer, { amounts: set.join(", "), offer: cheapest.name })}
      </p>
      <CostTable block={block} along={along} amounts={amounts} />
      <p className={css["note"]}>
        <Sentences>
          {block.note && <Words>{block.note}</Words>}
          <RateNote />
        </Sentences>
      </p>
    </BlockSection>
  );
}
