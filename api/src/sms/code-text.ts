import type { Locale } from "@zhian/contracts/locale";

/** What the message says. The name of who sends it comes first, as the networks of the mainland ask for. */
export function codeText(locale: Locale, code: string): string {
  return {
    zh: `【智安云】验证码 ${code}，10 分钟内有效，用于获取等保报价。如非本人操作，请忽略。`,
    en: `[ZhiAn Cloud] ${code} is your code for a compliance quote, valid for 10 minutes. If you did not ask for it, ignore it.`,
  }[locale];
}
