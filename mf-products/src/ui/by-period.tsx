import { useSite } from "@zhian/fragment/use-site";
import { formatMoney, usdToIdr } from "@zhian/i18n/money";
import { useText } from "@zhian/i18n/use-text";
import { useRate } from "@zhian/page/rate";
import { Choice } from "@zhian/ui/choice";
import type { Elements } from "@zhian/ui/elements";
import { perPeriod } from "../model/plan-price.ts";
import css from "./by-period.module.css";

const periods = ["day", "month", "year"] as const;

interface ByPeriodProps {
  /** Shown in one row with the choice: other questions. */
  beside?: Elements;
  children: Elements;
}

/** Shows the prices within for one period at a time, chosen by the reader; style sheets show the right ones. */
export function ByPeriod({ beside, children }: ByPeriodProps) {
  const t = useText();
  return (
    <div className={css["scope"]}>
      <div className={css["bar"]}>
        {beside}
        <Choice
          legend={t("prices.period")}
          options={periods.map((value) => ({ value, label: t(`prices.${value}`) }))}
          initial="month"
        />
      </div>
      {children}
    </div>
  );
}

/** Prices per day, month and year, in a column for each currency, the chosen one first; `ByPeriod` shows one period. */
export function PeriodPrices({ usdPerMonth }: { usdPerMonth: number }) {
  const { currency, locale } = useSite();
  const rate = useRate()?.rate;
  const usd = perPeriod(usdPerMonth);
  const dollars = periods.map((period) => formatMoney(usd[period], "USD", locale));
  const rupiah = rate ? periods.map((period) => formatMoney(usdToIdr(usd[period], rate), "IDR", locale)) : [];
  const isInRupiah = currency === "IDR" && rupiah.length > 0;
  return (
    <span className={css["prices"]} translate="no">
      <Amounts of={isInRupiah ? rupiah : dollars} look="chosen" />
      <Amounts of={isInRupiah ? dollars : rupiah} look="other" />
    </span>
  );
}

function Amounts({ of: amounts, look }: { of: readonly string[]; look: "chosen" | "other" }) {
  if (amounts.length === 0) return null;
  return (
    <span className={css[look]}>
      {periods.map((period, index) => (
        <span key={period} className={css[period]}>
          {amounts[index]}
        </span>
      ))}
    </span>
  );
}
