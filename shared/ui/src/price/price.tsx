import type { Currency, Locale } from "@zhian/contracts/locale";
import { formatMoney, usdToIdr } from "@zhian/i18n/money";
import { classNames } from "../class-names/class-names.ts";
import css from "./price.module.css";

export interface PriceProps {
  usd: number;
  /** Rupiah per dollar; without it, only dollars are shown. */
  rate?: number | undefined;
  currency: Currency;
  locale: Locale;
  /** The text after the amount: "per month, charged daily". */
  unit?: string | undefined;
  /** `line`: one line in a table. `single`: without the other currency. */
  look?: "ledger" | "line" | "single" | undefined;
}

/** Both currencies, the chosen one first; digits are tabular, so that switching moves nothing else. */
export function Price({ usd, rate, currency, locale, unit, look = "ledger" }: PriceProps) {
  const amounts: Record<Currency, string | undefined> = {
    USD: formatMoney(usd, "USD", locale),
    IDR: rate === undefined ? undefined : formatMoney(usdToIdr(usd, rate), "IDR", locale),
  };
  const chosen = amounts[currency] === undefined ? "USD" : currency;
  const other = amounts[chosen === "USD" ? "IDR" : "USD"];
  return (
    <span className={classNames(css["price"], css[look])}>
      <span className={css["amount"]}>
        <data value={String(usd)} translate="no">
          {amounts[chosen]}
        </data>
        {unit && <span className={css["unit"]}>{` ${unit}`}</span>}
      </span>
      {look !== "single" && other && (
        <span className={css["other"]} translate="no">
          {`≈ ${other}`}
        </span>
      )}
    </span>
  );
}
