import { fallbackLocale, type Locale } from "@zhian/contracts/locale";
import { createInstance, type i18n, type Resource } from "i18next";

interface MessageTree {
  [name: string]: string | MessageTree;
}

/** Interface texts of one fragment: the same keys in each language. */
export type Messages = Record<Locale, MessageTree>;

/**
 * A separate instance for each fragment and language: a shared one, switched, would show a visitor another's language. A key
 * that is missing in English is shown in Chinese.
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
    // React escapes; nesting would let a visitor's text call for another key.
    interpolation: { escape: isolate, skipOnVariables: true },
  });
  return instance;
}

/** Letters of Hebrew, Arabic and their kin, and the marks that turn a text around. */
const rightToLeft =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name that is written from right to left leaves the order of the words around it alone: what `<bdi>` is where no element can be. */
function isolate(value: string): string {
  return rightToLeft.test(value) ? `\u2068${value}\u2069` : value;
}
