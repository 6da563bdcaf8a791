import type { ApiClient } from "@zhian/contracts/endpoints";
import { htmlLang, type Locale } from "@zhian/contracts/locale";
import type { PublicConfig } from "@zhian/contracts/render";
import { type Answer, answerOf } from "@zhian/http/answer";

interface CodeRequest {
  phone: string;
  /** Of a passed puzzle. */
  token: string;
  locale: Locale;
  style: PublicConfig["apiStyle"];
}

/** Has a code for an application sent: by the call that puts the phone into no address, where the backend knows it. */
export function sendCode(api: ApiClient, { phone, token, locale, style }: CodeRequest): Promise<Answer<unknown>> {
  const headers = { "x-captcha-token": token, "accept-language": htmlLang(locale) };
  if (style === "specification") return answerOf(api.call("cooperation.sms", { query: { phone }, headers }));
  return answerOf(api.call("cooperation.sendSms", { body: { phone }, headers }));
}
