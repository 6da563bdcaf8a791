import type { InLanguage } from "@zhian/i18n/in-language";
import { useState } from "react";
import type { Amount } from "../../model/instrument-content.ts";
import { type Amounts, amountsAt } from "../../model/rising-costs.ts";

/** The reader's amounts, beginning at each amount's initial stop. */
export function useAmounts(sliding: readonly InLanguage<Amount>[]) {
  const [amounts, setAmounts] = useState<Amounts>(() => amountsAt(sliding, "start"));
  const slide = (id: string, amount: number) => setAmounts((before) => ({ ...before, [id]: amount }));
  return { amounts, slide };
}
