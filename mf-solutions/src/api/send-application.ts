import type { ApiClient } from "@zhian/contracts/endpoints";
import { htmlLang, type Locale } from "@zhian/contracts/locale";
import type { ApplicationForm } from "@zhian/contracts/partner-forms";
import { type Answer, answerOf } from "@zhian/http/answer";

interface Application {
  application: ApplicationForm;
  /** The same for every attempt to send it, so that only one application is created. */
  key: string;
  locale: Locale;
}

export function sendApplication(
  api: ApiClient,
  { application, key, locale }: Application,
): Promise<Answer<{ number: string }>> {
  const headers = { "idempotency-key": key, "accept-language": htmlLang(locale) };
  return answerOf(api.call("cooperation.submit", { body: application, headers }));
}
