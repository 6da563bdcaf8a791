import type { ApiClient } from "@zhian/contracts/endpoints";
import { htmlLang, type Locale } from "@zhian/contracts/locale";
import type { QuestionForm } from "@zhian/contracts/partner-forms";
import { type Answer, answerOf } from "@zhian/http/answer";

interface Question {
  question: QuestionForm;
  /** Plain path of the page with the form. */
  page: string;
  /** Token of a solved puzzle. */
  token: string;
  key: string;
  locale: Locale;
}

export function sendQuestion(
  api: ApiClient,
  { question, page, token, key, locale }: Question,
): Promise<Answer<{ number: string }>> {
  const headers = { "x-captcha-token": token, "idempotency-key": key, "accept-language": htmlLang(locale) };
  return answerOf(api.call("consult.submit", { body: { ...question, page }, headers }));
}
