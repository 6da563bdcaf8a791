import type { Ending } from "@zhian/contracts/domain";
import { compareAmounts } from "@zhian/domains/cents";

export type EndingOrder = "listed" | "first" | "renewal" | "transfer";

export interface EndingFilter {
  /** A part of an ending, with or without a dot. */
  words: string;
  kind: Ending["kind"] | "";
  hasPrivacy: boolean;
  order: EndingOrder;
}

export const allEndings: EndingFilter = { words: "", kind: "", hasPrivacy: false, order: "listed" };

const amounts: Record<Exclude<EndingOrder, "listed">, (ending: Ending) => number | undefined> = {
  first: ({ price }) => price,
  renewal: ({ renewPrice }) => renewPrice,
  transfer: ({ transferPrice }) => transferPrice,
};

/** The endings that pass a filter, in its order; equal ones in list order, and those without a price last. */
export function findEndings(list: readonly Ending[], { words, kind, hasPrivacy, order }: EndingFilter): Ending[] {
  const wanted = words.trim().toLowerCase().replace(/^\./, "");
  const found = list.filter(
    (each) =>
      (each.ending.includes(wanted) || each.ascii.includes(wanted)) &&
      (kind === "" || each.kind === kind) &&
      (!hasPrivacy || each.privacySupported),
  );
  if (order === "listed") return found;
  const weigh = amounts[order];
  return found.toSorted((one, other) => compareAmounts(weigh(one), weigh(other)));
}
