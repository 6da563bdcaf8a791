import type { ApiClient } from "@zhian/contracts/endpoints";
import { type QuoteSheet, sheetFromWire } from "@zhian/contracts/quote-wire";
import { type Answer, answerOf } from "@zhian/http/answer";
import { getRate, type Rate } from "@zhian/page/get-rate";

export interface DatedSheet {
  sheet: QuoteSheet;
  /** Null if unavailable: the sheet then shows dollars. */
  rate: Rate | null;
}

/** Loads an existing quote by its secret id. */
export function loadSheet(api: ApiClient, id: string, signal: AbortSignal): Promise<Answer<DatedSheet>> {
  const both = Promise.all([api.call("quote.sheet", { query: { id }, signal }), getRate(api, signal)]);
  return answerOf(both.then(([sheet, rate]) => ({ sheet: sheetFromWire(sheet), rate })));
}
