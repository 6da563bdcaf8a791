import type { ApiClient } from "@zhian/contracts/endpoints";
import { htmlLang, type Locale } from "@zhian/contracts/locale";
import { type Answer, answerOf } from "@zhian/http/answer";

interface CodeRequest {
  phone: string;
  /** Token of a solved puzzle. */
  token: string;
  locale: Locale;
}

/** Requests a verification code; the payload is only the phone number. */
export function sendCode(api: ApiClient, { phone, token, locale }: CodeRequest): Promise<Answer<unknown>> {
  const headers = { "x-captcha-token": token, "accept-language": htmlLang(locale) };
  return answerOf(api.call("quote.sendCode", { body: { phone }, headers }));
}
