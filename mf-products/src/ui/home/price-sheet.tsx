import type { Currency } from "@zhian/contracts/locale";
import { SiteLink } from "@zhian/fragment/site-link";
import { useSite } from "@zhian/fragment/use-site";
import { formatMoney, usdToIdr } from "@zhian/i18n/money";
import { useText } from "@zhian/i18n/use-text";
import { useProductMark } from "@zhian/page/product-marks";
import { RateNote } from "@zhian/page/rate";
import { cardClass } from "@zhian/ui/card";
import { classNames } from "@zhian/ui/class-names";
import { Seal } from "@zhian/ui/seal";
import { Sign } from "@zhian/ui/sign";
import { tableClass } from "@zhian/ui/table";
import { useId } from "react";
import type { Home } from "../../model/home-content.ts";
import { perPeriod } from "../../model/plan-price.ts";
import css from "./price-sheet.module.css";

interface PriceSheetProps {
  sheet: Home["prices"];
  /** Rupiah per dollar; if undefined, only dollars are shown. */
  rate: number | undefined;
}

const periods = ["day", "month", "year"] as const;
const shownBy = { day: "showDay", month: "showMonth", year: "showYear" } as const;

/** A ledger in two currencies. Radio buttons choose its period, so that it needs no script. */
export function PriceSheet({ sheet, rate }: PriceSheetProps) {
  const t = useText();
  const id = useId();
  const columns: Currency[] = rate === undefined ? ["USD"] : ["USD", "IDR"];
  return (
    <section id="prices" aria-labelledby={id} className={classNames(cardClass(), css["sheet"])}>
      <div className={css["head"]}>
        <h2 id={id}>{sheet.heading}</h2>
        <Periods />
      </div>
      <table className={classNames(tableClass({ stacks: "lines" }), css["table"])}>
        <caption className="visually-hidden">{t("sheet.caption")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("sheet.what")}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`sheet.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.published.map((line) => (
            <PriceRow key={line.name} line={line} columns={columns} rate={rate} />
          ))}
        </tbody>
        <tbody>
          <tr className={css["groupRow"]}>
            <th scope="rowgroup" colSpan={1 + columns.length} className={css["group"]}>
              {sheet.demoHeading}
            </th>
          </tr>
          {sheet.demo.map((line) => (
            <PriceRow key={line.name} line={line} columns={columns} rate={rate} />
          ))}
        </tbody>
      </table>
      <div className={css["foot"]}>
        <div>
          <p>
            <strong>{sheet.demoHeading}</strong> <span>{sheet.demoNote}</span>
          </p>
          <p>
            <RateNote />
          </p>
        </div>
        <span aria-hidden="true" className={css["stamp"]}>
          <Sign text="演示" />
          <Sign text="价格" />
        </span>
      </div>
    </section>
  );
}

function Periods() {
  const t = useText();
  const name = useId();
  return (
    <fieldset className={css["periods"]}>
      <legend className="visually-hidden">{t("sheet.period")}</legend>
      {periods.map((period) => (
        <label key={period} className={css["period"]}>
          <input
            type="radio"
            name={name}
            value={period}
            defaultChecked={period === "month"}
            className={css[shownBy[period]]}
          />
          <span>{t(`sheet.${period}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface PriceRowProps {
  line: Home["prices"]["demo"][number];
  columns: readonly Currency[];
  rate: number | undefined;
}

function PriceRow({ line: { product, name, note, usdPerMonth }, columns, rate = 0 }: PriceRowProps) {
  const { locale, currency } = useSite();
  // The columns keep their order: a switch of currency moves nothing.
  const chosen = columns.includes(currency) ? currency : "USD";
  const mark = useProductMark()(product);
  const usd = perPeriod(usdPerMonth);
  return (
    <tr>
      <th scope="row" className={css["item"]}>
        <span className={css["product"]}>
          {mark && <Seal glyph={mark.seal} size="small" />}
          <span>
            <SiteLink to={`/products/${product}`}>{name}</SiteLink>
            <span className={css["note"]}>{note}</span>
          </span>
        </span>
      </th>
      {columns.map((column) => (
        <td key={column} className={column === chosen ? css["chosen"] : undefined} translate="no">
          {periods.map((period) => (
            <data key={period} value={String(usd[period])} className={css[period]}>
              {formatMoney(column === "IDR" ? usdToIdr(usd[period], rate) : usd[period], column, locale)}
            </data>
          ))}
        </td>
      ))}
    </tr>
  );
}
