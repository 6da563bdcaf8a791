import { noPrice } from "@zhian/contracts/quote-rules";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import type { Rate } from "@zhian/page/get-rate";
import { Price, type PriceProps } from "@zhian/ui/price";
import { usdOf } from "../model/amount.ts";

interface AmountProps {
  /** Decimal text in USD, or the word for no price. */
  of: string;
  rate: Rate | null;
  look?: PriceProps["look"];
}

/** Both currencies; or, if there is no price, the word for that. */
export function Amount({ of, rate, look }: AmountProps) {
  const t = useText();
  const { currency, locale } = useSite();
  const usd = usdOf(of);
  if (usd !== null) return <Price usd={usd} rate={rate?.rate} currency={currency} locale={locale} look={look} />;
  if (of !== noPrice || locale === "zh") return <span>{of}</span>;
  return (
    <>
      <span>{t("unsupported")}</span> <span lang="zh-Hans">{noPrice}</span>
    </>
  );
}
