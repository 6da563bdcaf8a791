import type { Locale } from "@zhian/contracts/locale";
import { type Localized, localized } from "./localized.ts";

/** Content with each localized text replaced by its value in one language. */
export type InLanguage<Content> =
  Content extends Localized<string>
    ? string
    : Content extends readonly (infer Item)[]
      ? InLanguage<Item>[]
      : Content extends object
        ? { [Key in keyof Content]: InLanguage<Content[Key]> }
        : Content;

/** Returns a copy of plain-data content in the reader's language, so that only one language goes over the wire. */
export function inLanguage<Content>(content: Content, locale: Locale): InLanguage<Content> {
  // Mirrors InLanguage member by member; the compiler cannot follow a conditional type through recursion.
  return translate(content, locale) as InLanguage<Content>;
}

function translate(content: unknown, locale: Locale): unknown {
  if (Array.isArray(content)) return content.map((item) => translate(item, locale));
  if (typeof content !== "object" || content === null) return content;
  if (isLocalized(content)) return localized(content, locale).value;
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, translate(value, locale)]));
}

function isLocalized(content: object): content is Localized<string> {
  const keys = Object.keys(content);
  return keys.length > 0 && keys.every((key) => key === "en" || key === "zh");
}
