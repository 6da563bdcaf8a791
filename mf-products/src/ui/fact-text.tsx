import type { InLanguage } from "@zhian/i18n/in-language";
import { SitePrice } from "@zhian/page/rate";
import type { FactValue } from "../model/page-content.ts";
import { formatPercent } from "./percent.ts";

export function FactText({ value }: { value: InLanguage<FactValue> }) {
  switch (value.is) {
    case "words":
      return <span>{value.words}</span>;
    case "percent":
      return <span translate="no">{formatPercent(value.percent)}</span>;
    case "price":
      return <SitePrice usd={value.usd} unit={value.unit} look="single" />;
  }
}
