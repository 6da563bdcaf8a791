import type { ApiClient } from "@zhian/contracts/endpoints";
import { htmlLang, type Locale } from "@zhian/contracts/locale";
import { type Answer, answerOf } from "@zhian/http/answer";
import { type ApplicationField, partnerKinds } from "../model/application-form.ts";
import type { Typed } from "../model/typed-form.ts";

interface Application {
  typed: Typed<ApplicationField>;
  /** The same for every try of the same thing: one application is made of them. */
  key: string;
  locale: Locale;
}

export function sendApplication(
  api: ApiClient,
  { typed, key, locale }: Application,
): Promise<Answer<{ number: string }>> {
  const kind = partnerKinds.find((each) => each === typed.kind) ?? "isv";
  const headers = { "idempotency-key": key, "accept-language": htmlLang(locale) };
  return answerOf(api.call("cooperation.submit", { body: { ...typed, kind }, headers }));
}
