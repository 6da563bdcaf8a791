import { fallbackLocale, htmlLang, type Locale } from "@zhian/contracts/locale";

/** A text in the languages that it exists in: at least one. */
export type Localized<T = string> = { en: T; zh?: T } | { en?: T; zh: T };

/** The value for a reader, and the `lang` to mark it with when it is not in the reader's own language. */
export function localized<T>(texts: Localized<T>, locale: Locale): { value: T; lang?: "en" | "zh-Hans" } {
  const own = texts[locale];
  if (own !== undefined) return { value: own };
  const other = texts[fallbackLocale] ?? texts.en;
  // One of the two exists by the type; which one, the compiler does not see.
  return { value: other as T, lang: htmlLang(texts[fallbackLocale] === undefined ? "en" : fallbackLocale) };
}
