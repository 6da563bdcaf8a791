import type { ApiClient, EndpointData } from "@zhian/contracts/endpoints";
import { htmlLang, type Locale } from "@zhian/contracts/locale";
import type { QuoteForm } from "@zhian/contracts/quote-form";
import { fieldsOfWire, toWire } from "@zhian/contracts/quote-wire";
import { type Answer, answerOf } from "@zhian/http/answer";
import { retryLost } from "@zhian/http/retry-lost";

export type Quote = EndpointData<"quote.submit">;

interface QuoteRequest {
  form: QuoteForm;
  /** The same for every attempt at one request, which creates a single quote. */
  key: string;
  locale: Locale;
}

/** Requests a price. A refusal uses the form's name for the field. */
export async function submitQuote(api: ApiClient, { form, key, locale }: QuoteRequest): Promise<Answer<Quote>> {
  const headers = { "idempotency-key": key, "accept-language": htmlLang(locale) };
  const answer = await retryLost(() => answerOf(api.call("quote.submit", { body: toWire(form), headers })));
  if (answer.status !== "refused" || answer.field === undefined) return answer;
  const { field, ...refused } = answer;
  // A refused place is corrected by choosing another city.
  const own = fieldsOfWire(field).at(-1);
  return own === undefined ? refused : { ...refused, field: own };
}
