import { levelPacks, type ProtectionLevel } from "@zhian/contracts/level-packs";
import type { Rank } from "@zhian/contracts/quote-words";
import { countText } from "./count-text.ts";
import type { QuoteForm } from "./quote-form.ts";

export const levelOf: Readonly<Record<Rank, ProtectionLevel>> = { 二级: 2, 三级: 3 };

/** What goes over the wire, and nothing else. */
export function toPayload({ style, rank, number, safe, province, city, compony, phone, authCode }: QuoteForm) {
  return {
    provinceCity: `${province}/${city}`,
    systemType: style,
    product: levelPacks[levelOf[rank]].join(","),
    systemNum: Number(countText(number)),
    isPurchaseSafeProduct: safe,
    corporateName: compony.trim(),
    phone,
    code: authCode,
  };
}
