import type { ApiClient, EndpointData } from "@zhian/contracts/endpoints";
import { type Answer, answerOf } from "@zhian/http/answer";
import { getRate, type Rate } from "@zhian/page/get-rate";

export type Sheet = EndpointData<"quote.sheet">;

export interface DatedSheet {
  sheet: Sheet;
  /** Null when it could not be had: the sheet then shows dollars. */
  rate: Rate | null;
}

/** A quote that was made before, by its secret id. */
export function loadSheet(api: ApiClient, id: string, signal: AbortSignal): Promise<Answer<DatedSheet>> {
  const both = Promise.all([api.call("quote.sheet", { query: { id }, signal }), getRate(api, signal)]);
  return answerOf(both.then(([sheet, rate]) => ({ sheet, rate })));
}
