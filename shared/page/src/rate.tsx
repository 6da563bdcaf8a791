import type { Locale } from "@zhian/contracts/locale";
import { useSite } from "@zhian/fragment/use-site";
import { formatMoney } from "@zhian/i18n/money";
import { useText } from "@zhian/i18n/use-text";
import { Price, type PriceProps } from "@zhian/ui/price";
import { createContext, use } from "react";
import { formatDate } from "./format-date.ts";
import type { Rate } from "./get-rate.ts";

const RateContext = createContext<Rate | null>(null);

/** Provides a page with the dated rate used for all of its prices. */
export const RateProvider = RateContext;

/** Returns null if the rate is unavailable. */
export function useRate(): Rate | null {
  return use(RateContext);
}

export function SitePrice(price: Pick<PriceProps, "usd" | "unit" | "look">) {
  const { currency, locale } = useSite();
  return <Price {...price} rate={use(RateContext)?.rate} currency={currency} locale={locale} />;
}

/** The API names its source in one language. The demo source, named so in the seed data, has a name in both. */
const demoSource: Record<Locale, string> = { en: "demo rate", zh: "演示汇率" };

export function RateNote() {
  const t = useText();
  const { locale } = useSite();
  const rate = use(RateContext);
  const words = rate
    ? t("rate.note", {
        rate: formatMoney(rate.rate, "IDR", locale),
        date: formatDate(rate.date, locale),
        source: rate.source === demoSource.en ? demoSource[locale] : rate.source,
      })
    : t("rate.absent");
  return <span>{words}</span>;
}
