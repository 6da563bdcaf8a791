import { useSite } from "@zhian/fragment/use-site";
import { formatMoney, usdToIdr } from "@zhian/i18n/money";
import { BlockSection } from "@zhian/page/block-section";
import { RateNote, useRate } from "@zhian/page/rate";
import { Sentences } from "@zhian/page/sentences";
import { Words } from "@zhian/page/words";
import { FigureCaption } from "@zhian/ui/figure";
import { Ledger, LedgerRow } from "@zhian/ui/ledger";
import { costOfPart } from "../../model/configured-sum.ts";
import { fillIn } from "../../model/fill-in.ts";
import type { BlockOf } from "../../model/page-content.ts";
import { BothPrices } from "../both-prices.tsx";
import css from "./configurator.module.css";
import { formatAmount } from "./format-amount.ts";
import { LimitBars } from "./limit-bars.tsx";
import { Slider } from "./slider.tsx";
import { useAmounts } from "./use-amounts.ts";

/** Parts on the left, their sums on the right. Until scripts run, each part has its initial amount. */
export function Configurator({ block }: { block: BlockOf<"configurator"> }) {
  const { parts, labels, limits } = block;
  const unitPrice = useUnitPrice();
  const { amounts, slide } = useAmounts(parts.map(({ amount }) => amount));
  const total = parts.reduce((sum, part) => sum + costOfPart(part, amounts), 0);
  return (
    <BlockSection block={block}>
      <figure>
        <div className={css["configurator"]}>
          <fieldset className={css["parts"]}>
            <legend>{labels.parts}</legend>
            {parts.map(({ amount }) => (
              <Slider
                key={amount.id}
                amount={amount}
                value={amounts[amount.id] ?? 0}
                onSlide={(value) => slide(amount.id, value)}
              />
            ))}
          </fieldset>
          <div className={css["sum"]}>
            <h3>{labels.sum}</h3>
            <Ledger>
              {parts.map((part) => (
                <LedgerRow
                  key={part.amount.id}
                  label={`${part.amount.label} × ${formatAmount(amounts[part.amount.id] ?? 0, part.amount.unit)}`}
                  note={fillIn(labels.each, { price: unitPrice(part.usdPerUnit) })}
                  value={<BothPrices usd={costOfPart(part, amounts)} isStacked />}
                />
              ))}
            </Ledger>
            <p role="status" className={css["total"]}>
              <span>{labels.total}</span>
              <BothPrices usd={total} isStacked />
            </p>
          </div>
          {limits.length > 0 && <LimitBars block={block} amounts={amounts} />}
        </div>
        <FigureCaption>
          <Words>{block.caption}</Words>
        </FigureCaption>
      </figure>
      <p className={css["note"]}>
        <Sentences>
          {block.note && <Words>{block.note}</Words>}
          <RateNote />
        </Sentences>
      </p>
    </BlockSection>
  );
}

/** Both currencies in a line of text, the chosen one first. */
function useUnitPrice(): (usd: number) => string {
  const { currency, locale } = useSite();
  const rate = useRate()?.rate;
  return (usd) => {
    const dollars = formatMoney(usd, "USD", locale);
    if (!rate) return dollars;
    const rupiah = formatMoney(usdToIdr(usd, rate), "IDR", locale);
    return currency === "IDR" ? `${rupiah} ≈ ${dollars}` : `${dollars} ≈ ${rupiah}`;
  };
}
