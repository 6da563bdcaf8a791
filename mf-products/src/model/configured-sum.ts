import type { InLanguage } from "@zhian/i18n/in-language";
import type { ConfiguratorBlock } from "./instrument-content.ts";
import { type Amounts, countable } from "./rising-costs.ts";

type Part = InLanguage<ConfiguratorBlock["parts"][number]>;

/** USD a month for the chosen number of a part. */
export function costOfPart({ amount, usdPerUnit }: Pick<Part, "amount" | "usdPerUnit">, amounts: Amounts): number {
  return countable(amounts[amount.id]) * usdPerUnit;
}

/** How much of a limit all parts take together. */
export function loadOn(limit: string, parts: readonly Pick<Part, "amount" | "takes">[], amounts: Amounts): number {
  const load = parts.reduce((sum, { amount, takes }) => sum + countable(amounts[amount.id]) * (takes?.[limit] ?? 0), 0);
  // Tenths can add up to 0.30000000000000004.
  return Math.round(load * 1000) / 1000;
}
