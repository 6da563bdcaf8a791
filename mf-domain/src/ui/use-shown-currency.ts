import type { Currency } from "@zhian/contracts/locale";
import { useSite } from "@zhian/fragment/use-site";
import { usdToIdr } from "@zhian/i18n/money";
import { useRate } from "@zhian/page/rate";

/** The currency in which amounts are shown: dollars while there is no rate. */
export function useShownCurrency(): { currency: Currency; amountOf(usd: number): number } {
  const { currency } = useSite();
  const rate = useRate()?.rate;
  if (currency === "USD" || rate === undefined) return { currency: "USD", amountOf: (usd) => usd };
  return { currency, amountOf: (usd) => usdToIdr(usd, rate) };
}
