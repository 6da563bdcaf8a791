import { expect, it } from "@jest/globals";
import { createI18n } from "./create-i18n.ts";

const messages = {
  en: { removed: "{{name}} was removed.", found: "{{count}} results for “{{words}}”" },
  zh: { removed: "{{name}} 已删除。", found: "“{{words}}”共有 {{count}} 条结果" },
};

it.each([
  ["en", "\u2068שלום.com\u2069 was removed."],
  ["zh", "\u2068שלום.com\u2069 已删除。"],
] as const)("F-176 isolates a right-to-left name from the surrounding text (%s)", (locale, expected) => {
  expect(createI18n(messages, locale).t("removed", { name: "שלום.com" })).toBe(expected);
});

it.each(["מחשב", "مرحبا", "\u202Emoc.knab", "a\u2067b"])("F-176 isolates %j wherever it is shown", (words) => {
  expect(createI18n(messages, "en").t("found", { count: 3, words })).toBe(`3 results for “\u2068${words}\u2069”`);
});

it.each(["kopi.com", "工业", "コーヒー", "<b>", "3"])("adds nothing to %j", (name) => {
  expect(createI18n(messages, "en").t("removed", { name })).toBe(`${name} was removed.`);
});
