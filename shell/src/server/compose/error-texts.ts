import { errorTitle, isMissing } from "@zhian/contracts/error-page";
import { errorWords } from "@zhian/contracts/error-words";
import type { Locale } from "@zhian/contracts/locale";
import { shellTexts } from "./shell-texts.ts";

/** The title of an error page, and its explanation. */
export function errorTexts(status: number, locale: Locale): { title: string; says: string } {
  const { tooLong: title, tooLongSays: says } = shellTexts[locale];
  if (status === 414) return { title, says };
  const { missing, failed } = errorWords[locale];
  return { title: errorTitle(status, locale), says: isMissing(status) ? missing : failed };
}
