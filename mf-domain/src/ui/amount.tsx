import { useText } from "@zhian/i18n/use-text";
import { SitePrice } from "@zhian/page/rate";
import type { ComponentProps } from "react";

interface AmountProps {
  /** Undefined if the API returns no price. */
  usd: number | undefined;
  look: ComponentProps<typeof SitePrice>["look"];
}

/** A price, or a note that it is on request: never a zero, which would read as an offer. */
export function Amount({ usd, look }: AmountProps) {
  const t = useText();
  return usd === undefined ? <span>{t("price.onRequest")}</span> : <SitePrice usd={usd} look={look} />;
}
