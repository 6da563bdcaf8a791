import { fallbackLocale, type Locale } from "@zhian/contracts/locale";

interface MessageTree {
  [name: string]: string | MessageTree;
}

/** Interface texts of one fragment: the same keys in each language, in i18next's JSON format (nested or dotted keys). */
export type Messages = Record<Locale, MessageTree>;

/** `text("found", { count: 2 })`; a text without a translation is its key, a variable without a value is empty. */
export type Text = (key: string, variables?: Readonly<Record<string, string | number>>) => string;

/**
 * The part of i18next that pages use: keys, `{{variables}}`, plurals by `count` (`found_one`, `found_other`), Chinese where a text is
 * missing in English. The whole of it weighs as much as four pages. React escapes; what a variable holds is never read for keys.
 */
export function createText(messages: Messages, locale: Locale): Text {
  return (key, variables = {}) => {
    for (const each of [locale, fallbackLocale]) {
      const message = findMessage(messages[each], pluralKeys(key, variables["count"], each));
      if (message !== undefined) return fill(message, variables);
    }
    return key;
  };
}

function pluralKeys(key: string, count: string | number | undefined, locale: Locale): string[] {
  return typeof count === "number" ? [`${key}_${new Intl.PluralRules(locale).select(count)}`, key] : [key];
}

function findMessage(tree: MessageTree, keys: readonly string[]): string | undefined {
  return keys.map((key) => find(tree, key)).find((message) => message !== undefined);
}

/** A dot may part two levels or belong to the name: `page.title` is `{ page: { title } }` as well as `{ "page.title" }`. */
function find(tree: MessageTree, key: string): string | undefined {
  const own = Object.hasOwn(tree, key) ? tree[key] : undefined;
  if (typeof own === "string") return own;
  const dot = key.indexOf(".");
  const below = dot > 0 && Object.hasOwn(tree, key.slice(0, dot)) ? tree[key.slice(0, dot)] : undefined;
  return typeof below === "object" ? find(below, key.slice(dot + 1)) : undefined;
}

function fill(message: string, variables: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (_, name: string) =>
    Object.hasOwn(variables, name) ? String(variables[name]) : "",
  );
}
