import type { ApiClient } from "@zhian/contracts/endpoints";
import { htmlLang, type Locale } from "@zhian/contracts/locale";
import { type Answer, answerOf } from "@zhian/http/answer";
import type { QuestionField } from "../model/question-form.ts";
import type { Typed } from "../model/typed-form.ts";

interface Question {
  typed: Typed<QuestionField>;
  /** Plain path of the page that it is asked on. */
  page: string;
  /** Of a passed puzzle. */
  token: string;
  key: string;
  locale: Locale;
}

export function sendQuestion(
  api: ApiClient,
  { typed, page, token, key, locale }: Question,
): Promise<Answer<{ number: string }>> {
  const headers = { "x-captcha-token": token, "idempotency-key": key, "accept-language": htmlLang(locale) };
  return answerOf(api.call("consult.submit", { body: { ...typed, page }, headers }));
}
