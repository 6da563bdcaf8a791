import type { Locale } from "@zhian/contracts/locale";
import type { TFunction } from "i18next";
import { createI18n, type Messages } from "./create-i18n.ts";

/** `t(key, variables)`. */
export type Text = TFunction;

const made = new WeakMap<Messages, Partial<Record<Locale, Text>>>();

/** Returns a fragment's texts in one language, shared by all readers: its language cannot be switched. */
export function textOf(messages: Messages, locale: Locale): Text {
  const known = made.get(messages) ?? {};
  const text = known[locale] ?? quickText(createI18n(messages, locale).t);
  made.set(messages, { ...known, [locale]: text });
  return text;
}

/** Caches texts without variables: most of a page's texts repeat in every row of a table. */
function quickText(t: Text): Text {
  const plain = new Map<string, string>();
  const text = (key: string, ...rest: []) => {
    const known = rest.length === 0 ? plain.get(key) : undefined;
    if (known !== undefined) return known;
    const said = t(key, ...rest);
    // Missing texts (returned as their key) are not cached: a key may be any string.
    if (rest.length === 0 && said !== key) plain.set(key, said);
    return said;
  };
  // i18next brands its function type; all arguments are passed through.
  return text as Text;
}
