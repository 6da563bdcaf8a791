import type { ApiClient, EndpointData } from "@zhian/contracts/endpoints";
import { htmlLang, type Locale } from "@zhian/contracts/locale";
import { type Answer, answerOf } from "@zhian/http/answer";
import { askTwice } from "@zhian/http/ask-twice";
import type { toPayload } from "../model/to-payload.ts";

export type Quote = EndpointData<"quote.submit">;

interface QuoteRequest {
  payload: ReturnType<typeof toPayload>;
  /** The same for every try of the same thing: one quote is made of them. */
  key: string;
  locale: Locale;
}

/** Asks for a price. */
export function submitQuote(api: ApiClient, { payload, key, locale }: QuoteRequest): Promise<Answer<Quote>> {
  const headers = { "idempotency-key": key, "accept-language": htmlLang(locale) };
  return askTwice(() => answerOf(api.call("quote.submit", { body: payload, headers })));
}
