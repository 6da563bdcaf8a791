import { useSite } from "@zhian/fragment/use-site";
import { formatMoney, usdToIdr } from "@zhian/i18n/money";
import { useRate } from "@zhian/page/rate";
import { classNames } from "@zhian/ui/class-names";
import css from "./both-prices.module.css";

interface BothPricesProps {
  usd: number;
  /** The text after the amount: "per year". */
  unit?: string | undefined;
  /** One above the other, where there is no room for two columns. */
  isStacked?: boolean;
}

/** An amount in a column for each currency, the chosen one first; only in dollars while no rate is known. */
export function BothPrices({ usd, unit, isStacked }: BothPricesProps) {
  const { currency, locale } = useSite();
  const rate = useRate()?.rate;
  const dollars = formatMoney(usd, "USD", locale);
  const rupiah = rate ? formatMoney(usdToIdr(usd, rate), "IDR", locale) : undefined;
  const isInRupiah = currency === "IDR" && rupiah;
  return (
    <span className={classNames(css["prices"], isStacked && css["stacked"])}>
      <span>
        <span className={css["chosen"]} translate="no">
          {isInRupiah ? rupiah : dollars}
        </span>
        {unit && <span className={css["unit"]}>{` ${unit}`}</span>}
      </span>
      {rupiah && (
        <span className={css["other"]} translate="no">
          {`≈ ${isInRupiah ? dollars : rupiah}`}
        </span>
      )}
    </span>
  );
}
