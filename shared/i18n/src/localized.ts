import { fallbackLocale, htmlLang, type Locale } from "@zhian/contracts/locale";

/** A text in one or both languages. */
export type Localized<T = string> = { en: T; zh?: T } | { en?: T; zh: T };

/** Returns the value for a reader, and the `lang` to mark it with if it is not in the reader's language. */
export function localized<T>(texts: Localized<T>, locale: Locale): { value: T; lang?: "en" | "zh-Hans" } {
  const own = texts[locale];
  if (own !== undefined) return { value: own };
  const other = texts[fallbackLocale] ?? texts.en;
  // The type guarantees one of the two; the compiler cannot tell which.
  return { value: other as T, lang: htmlLang(texts[fallbackLocale] === undefined ? "en" : fallbackLocale) };
}
