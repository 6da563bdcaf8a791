import { fallbackLocale, type Locale } from "@zhian/contracts/locale";
import { createInstance, type i18n, type Resource } from "i18next";

interface MessageTree {
  [name: string]: string | MessageTree;
}

/** Interface texts of one fragment: the same keys in each language. */
export type Messages = Record<Locale, MessageTree>;

/**
 * Creates a separate instance for each fragment and language: switching a shared one would show visitors each other's language.
 * A key that is missing in English falls back to Chinese.
 */
export function createI18n(messages: Messages, locale: Locale): i18n {
  const instance = createInstance();
  const resources: Resource = { en: { translation: messages.en }, zh: { translation: messages.zh } };
  void instance.init({
    lng: locale,
    fallbackLng: fallbackLocale,
    supportedLngs: ["en", "zh"],
    resources,
    initAsync: false,
    // React escapes HTML; with nesting, a visitor's text could reference another key.
    interpolation: { escape: isolate, skipOnVariables: true },
  });
  return instance;
}

/** Hebrew, Arabic and related scripts, and the characters that control direction. */
const rightToLeft =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Isolates right-to-left text, so that the words around it keep their order: a plain-text `<bdi>`. */
function isolate(value: string): string {
  return rightToLeft.test(value) ? `\u2068${value}\u2069` : value;
}
