import type { Ending } from "@zhian/contracts/domain";
import type { Locale } from "@zhian/contracts/locale";
import { usdOf } from "@zhian/domains/cents";
import { restrictionTexts } from "./domain-texts.ts";
import { type SoldEnding, soldEndings, yearsToTake } from "./endings.ts";
import { isReduced } from "./to-item.ts";

/** All sold endings, for the prices page. */
export function priceList(locale: Locale): { list: Ending[]; isDemo: boolean } {
  return { list: soldEndings.map((sold) => toEnding(sold, locale)), isDemo: true };
}

function toEnding(sold: SoldEnding, locale: Locale): Ending {
  const { ending, ascii, kind, privacySupported, minLength, scripts, restriction } = sold;
  return {
    ending,
    ascii,
    kind,
    price: usdOf(sold.priceCents),
    originPrice: usdOf(sold.originCents),
    renewPrice: usdOf(sold.renewCents),
    transferPrice: usdOf(sold.transferCents),
    durationSource: [...yearsToTake],
    privacySupported,
    specialSale: isReduced(sold),
    minLength,
    scripts: [...scripts],
    restriction: restriction === undefined ? "" : restrictionTexts[restriction][locale],
  };
}
