import type { Currency, Locale } from "@zhian/contracts/locale";
import { formatMoney, usdToIdr } from "@zhian/i18n/money";
import { type ReactNode, useId } from "react";
import { classNames } from "../class-names/class-names.ts";
import { tableClass } from "../table/table.ts";
import css from "./price-ledger.module.css";

export interface PriceLine {
  key: string;
  /** "per month" */
  label: ReactNode;
  usd: number;
}

interface PriceLedgerProps {
  /** The priced item. */
  caption: ReactNode;
  /** Header of the first column: "Period". */
  head: ReactNode;
  lines: readonly PriceLine[];
  /** Rupiah per dollar; without it, there is one column. */
  rate?: number | undefined;
  /** The emphasized currency. The columns keep their order, so that a switch moves nothing. */
  currency: Currency;
  locale: Locale;
  /** The rate, its date and its source; whether the price is a demonstration. */
  note?: ReactNode;
}

/** One price in two currencies: dollars and rupiah in ruled columns, one row per period. */
export function PriceLedger({ caption, head, lines, rate, currency, locale, note }: PriceLedgerProps) {
  const id = useId();
  const columns: Currency[] = rate === undefined ? ["USD"] : ["USD", "IDR"];
  const chosen = rate === undefined ? "USD" : currency;
  const amount = (usd: number, column: Currency) =>
    column === "USD" || rate === undefined
      ? formatMoney(usd, "USD", locale)
      : formatMoney(usdToIdr(usd, rate), "IDR", locale);
  return (
    <div className={css["ledger"]}>
      <table
        className={classNames(tableClass({ density: "comfortable" }), css["table"])}
        aria-describedby={note ? id : undefined}
      >
        <caption className={css["caption"]}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {columns.map((column) => (
              <th key={column} scope="col" className={classNames(css["amount"], column === chosen && css["chosen"])}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, label, usd }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {columns.map((column) => (
                <td key={column} className={classNames(css["amount"], column === chosen && css["chosen"])}>
                  <data value={String(usd)} translate="no">
                    {amount(usd, column)}
                  </data>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note && (
        <p id={id} className={css["note"]}>
          {note}
        </p>
      )}
    </div>
  );
}
