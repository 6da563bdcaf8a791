import type { ApiClient } from "@zhian/contracts/endpoints";
import { htmlLang, type Locale } from "@zhian/contracts/locale";
import { type Answer, answerOf } from "@zhian/http/answer";

interface CodeRequest {
  phone: string;
  /** Of a passed puzzle. */
  token: string;
  locale: Locale;
}

/** Has a code for an application sent, by the call that puts the phone into no address. */
export function sendCode(api: ApiClient, { phone, token, locale }: CodeRequest): Promise<Answer<unknown>> {
  const headers = { "x-captcha-token": token, "accept-language": htmlLang(locale) };
  return answerOf(api.call("cooperation.sendSms", { body: { phone }, headers }));
}
