import { levelPacks, type ProtectionLevel } from "@zhian/contracts/level-packs";
import { useText } from "@zhian/i18n/use-text";
import { getRate } from "@zhian/page/get-rate";
import { Button } from "@zhian/ui/button";
import { Ledger, LedgerRow } from "@zhian/ui/ledger";
import type { Quote } from "../api/submit-quote.ts";
import { Amount } from "./amount.tsx";
import { ProductList } from "./product-list.tsx";
import css from "./result.module.css";
import { StepHeading } from "./step-heading.tsx";
import { useValue } from "./use-value.ts";

interface ResultProps {
  quote: Quote;
  /** The level in the submitted form. */
  level: ProtectionLevel;
  onSheet(quote: string): void;
  onChange(): void;
}

/** The total, and what it covers. */
export function Result({ quote, level, onSheet, onChange }: ResultProps) {
  const t = useText();
  const { allPrice, productPrice, consultPrice, quote: sheet } = quote;
  const rate = useValue(getRate, true) ?? null;
  return (
    <section className={css["result"]}>
      <StepHeading step="result" />
      <Ledger>
        {productPrice && (
          <LedgerRow label={t("productPrice")} value={<Amount of={productPrice} rate={rate} look="line" />} />
        )}
        {consultPrice && (
          <LedgerRow label={t("consultPrice")} value={<Amount of={consultPrice} rate={rate} look="line" />} />
        )}
        <LedgerRow label={<strong>{t("allPrice")}</strong>} value={<Amount of={allPrice} rate={rate} />} />
      </Ledger>
      <p className="meta">{t("demoPrices")}</p>
      <div className={css["actions"]}>
        {sheet && <Button onClick={() => onSheet(sheet)}>{t("sheet.open")}</Button>}
        <Button look="secondary" className={css["change"]} onClick={onChange}>
          {t("change")}
        </Button>
      </div>
      <h4 className={css["title"]}>{t(`pack.${level}`)}</h4>
      <ProductList codes={levelPacks[level]} />
    </section>
  );
}
