import type { DomainItem } from "@zhian/contracts/domain";
import { compareAmounts, costCents } from "@zhian/domains/cents";
import { isAnswered } from "./search-steps.ts";

export type RowOrder = "asked" | "total" | "renewal";

export interface RowFilter {
  hidesTaken: boolean;
  /** In the displayed currency. */
  maxFirstYear: number | undefined;
  maxRenewal: number | undefined;
  /** Without its dot; empty for all endings. */
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
  /** Converts dollars to the displayed amount. */
  amountOf(usd: number): number;
}

/** Rows without an answer always stay, and price limits only apply to rows that have a price. */
export function findRows(rows: readonly DomainItem[], filter: RowFilter, { pending, amountOf }: Seen): DomainItem[] {
  const isOut = (row: DomainItem) => pending.has(row.domainName) || !isAnswered(row);
  const found = rows.filter((row) => isOf(filter.ending, row) && (isOut(row) || isWithin(filter, row, amountOf)));
  if (filter.order === "asked") return found;
  const weigh = (row: DomainItem) => {
    if (isOut(row)) return undefined;
    return filter.order === "total" ? costCents(row, 3) : row.renewPrice;
  };
  // Rows without a price come last, in the order in which they were requested.
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

/** Everything after the first dot: names are sold directly below an ending. */
function endingOf(domainName: string): string {
  return domainName.slice(domainName.indexOf(".") + 1);
}

/** The endings of some rows, each once, in order of appearance. */
export function endingsOf(rows: readonly DomainItem[]): string[] {
  return [...new Set(rows.map(({ domainName }) => endingOf(domainName)))];
}
