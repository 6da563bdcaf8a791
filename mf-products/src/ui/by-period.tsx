import { useText } from "@zhian/i18n/use-text";
import { SitePrice } from "@zhian/page/rate";
import { Choice } from "@zhian/ui/choice";
import type { ReactNode } from "react";
import { perPeriod } from "../model/plan-price.ts";
import css from "./by-period.module.css";

const periods = ["day", "month", "year"] as const;

interface ByPeriodProps {
  /** Stands in one row with the choice: other questions. */
  beside?: ReactNode;
  children: ReactNode;
}

/** The prices within are those of one period at a time, which its reader chooses; style sheets show the right ones. */
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

/** Of a day, a month and a year; `ByPeriod` around it shows one of them. */
export function PeriodPrices({ usdPerMonth }: { usdPerMonth: number }) {
  const prices = perPeriod(usdPerMonth);
  return periods.map((period) => (
    <span key={period} className={css[period]}>
      <SitePrice usd={prices[period]} look="columns" />
    </span>
  ));
}
