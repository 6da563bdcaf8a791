import type { DomainItem } from "@zhian/contracts/domain";
import { compareAmounts, costCents } from "@zhian/domains/cents";
import { isAnswered } from "./search-steps.ts";

export type RowOrder = "asked" | "total" | "renewal";

export interface RowFilter {
  hidesTaken: boolean;
  /** In the currency that is shown. */
  maxFirstYear: number | undefined;
  maxRenewal: number | undefined;
  /** Without its dot; empty for all. */
  ending: string;
  order: RowOrder;
}

export const noFilter: RowFilter = {
  hidesTaken: false,
  maxFirstYear: undefined,
  maxRenewal: undefined,
  ending: "",
  order: "asked",
};

interface Seen {
  pending: ReadonlySet<string>;
  /** Dollars as they are shown. */
  amountOf(usd: number): number;
}

/** Rows without an answer, and rows without a price, cannot be judged: they stay. */
export function findRows(rows: readonly DomainItem[], filter: RowFilter, { pending, amountOf }: Seen): DomainItem[] {
  const isOut = (row: DomainItem) => pending.has(row.domainName) || !isAnswered(row);
  const found = rows.filter((row) => isOf(filter.ending, row) && (isOut(row) || isWithin(filter, row, amountOf)));
  if (filter.order === "asked") return found;
  const weigh = (row: DomainItem) => {
    if (isOut(row)) return undefined;
    return filter.order === "total" ? costCents(row, 3) : row.renewPrice;
  };
  // What has no price comes last, in the order in which it was asked for.
  return found.toSorted((one, other) => compareAmounts(weigh(one), weigh(other)));
}

function isOf(ending: string, { domainName }: DomainItem): boolean {
  return ending === "" || endingOf(domainName) === ending;
}

function isWithin({ hidesTaken, ...max }: RowFilter, row: DomainItem, amountOf: Seen["amountOf"]): boolean {
  if (hidesTaken && (row.status === "REGISTERED" || row.status === "UNKNOWN")) return false;
  const isOver = (usd: number | undefined, most = Infinity) => usd !== undefined && amountOf(usd) > most;
  return !isOver(row.price, max.maxFirstYear) && !isOver(row.renewPrice, max.maxRenewal);
}

/** All after the first dot: what is sold lies directly below an ending. */
function endingOf(domainName: string): string {
  return domainName.slice(domainName.indexOf(".") + 1);
}

/** The endings of some rows, each once, in their order. */
export function endingsOf(rows: readonly DomainItem[]): string[] {
  return [...new Set(rows.map(({ domainName }) => endingOf(domainName)))];
}
