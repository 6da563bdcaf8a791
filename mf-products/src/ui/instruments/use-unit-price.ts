import { useSite } from "@zhian/fragment/use-site";
import { formatMoney, usdToIdr } from "@zhian/i18n/money";
import { useRate } from "@zhian/page/rate";

/** Both currencies in a line of text, the chosen one first. */
export function useUnitPrice(): (usd: number) => string {
  const { currency, locale } = useSite();
  const rate = useRate()?.rate;
  return (usd) => {
    const dollars = formatMoney(usd, "USD", locale);
    if (!rate) return dollars;
    const rupiah = formatMoney(usdToIdr(usd, rate), "IDR", locale);
    return currency === "IDR" ? `${rupiah} ≈ ${dollars}` : `${dollars} ≈ ${rupiah}`;
  };
}
