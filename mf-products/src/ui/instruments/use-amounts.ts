import type { InLanguage } from "@zhian/i18n/in-language";
import { useState } from "react";
import type { Amount } from "../../model/instrument-content.ts";
import { type Amounts, amountsAt } from "../../model/rising-costs.ts";

/** What a reader has set, from where each amount starts. */
export function useAmounts(sliding: readonly InLanguage<Amount>[]) {
  const [amounts, setAmounts] = useState<Amounts>(() => amountsAt(sliding, "start"));
  const slide = (id: string, amount: number) => setAmounts((before) => ({ ...before, [id]: amount }));
  return { amounts, slide };
}
