import { fallbackLocale, type Locale } from "@zhian/contracts/locale";
import { createInstance, type i18n, type Resource } from "i18next";
import { isolate } from "./isolate.ts";

interface MessageTree {
  [name: string]: string | MessageTree;
}

/** Interface texts of one fragment: the same keys in each language. */
export type Messages = Record<Locale, MessageTree>;

/**
 * An instance of its own for one fragment and language: one that is switched would show a visitor another's language. A key
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
