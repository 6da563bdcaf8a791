import type { ApiClient } from "@zhian/contracts/endpoints";
import { htmlLang, type Locale } from "@zhian/contracts/locale";
import type { PublicConfig } from "@zhian/contracts/render";
import { type Answer, answerOf } from "@zhian/http/answer";

interface CodeRequest {
  phone: string;
  /** Token of a solved puzzle. */
  token: string;
  locale: Locale;
  style: PublicConfig["apiStyle"];
}

/** Requests a code for an application: by the call that keeps the phone number out of the address, if the backend has it. */
export function sendCode(api: ApiClient, { phone, token, locale, style }: CodeRequest): Promise<Answer<unknown>> {
  const headers = { "x-captcha-token": token, "accept-language": htmlLang(locale) };
  if (style === "specification") return answerOf(api.call("cooperation.sms", { query: { phone }, headers }));
  return answerOf(api.call("cooperation.sendSms", { body: { phone }, headers }));
}
