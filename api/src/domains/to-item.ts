import type { DomainItem, DomainStatus } from "@zhian/contracts/domain";
import type { Locale } from "@zhian/contracts/locale";
import { usdOf } from "@zhian/domains/cents";
import type { WantedName } from "@zhian/domains/read-word";
import { premiumText, restrictionTexts, tagTexts } from "./domain-texts.ts";
import { type SoldEnding, soldEnding, yearsToTake } from "./endings.ts";

interface ItemOptions {
  status: DomainStatus;
  locale: Locale;
  /** Replaces the row's default description. */
  description?: string;
}

/** The row of a name whose ending is sold. Throws for any other: `readNames` has already refused those. */
export function toItem({ name, ending }: WantedName, { status, locale, description }: ItemOptions): DomainItem {
  const sold = soldEnding(ending);
  if (!sold) throw new Error(`${name} ends in ${ending}, which is not sold.`);
  const isPremium = status === "PREMIUM";
  return {
    domainName: name,
    atResList: false,
    duration: 1,
    privacySupported: sold.privacySupported,
    status,
    originPrice: usdOf(sold.originCents),
    renewPrice: usdOf(sold.renewCents),
    price: usdOf(sold.priceCents),
    description: description ?? describe(sold, status, locale),
    displayTag: tagOf(sold, status, locale),
    durationSource: [...yearsToTake],
    tradeType: isPremium ? "premium" : "register",
    specialSale: !isPremium && isReduced(sold),
  };
}

export function isReduced({ priceCents, originCents }: SoldEnding): boolean {
  return priceCents < originCents;
}

function describe({ restriction }: SoldEnding, status: DomainStatus, locale: Locale): string {
  if (status === "PREMIUM") return premiumText[locale];
  return restriction === undefined ? "" : restrictionTexts[restriction][locale];
}

function tagOf(sold: SoldEnding, status: DomainStatus, locale: Locale): string {
  if (status === "PREMIUM") return tagTexts.premium[locale];
  return status === "UNREGISTERED" && isReduced(sold) ? tagTexts.reduced[locale] : "";
}
