import { expect, it } from "@jest/globals";
import { createI18n } from "./create-i18n.ts";
import { localized } from "./localized.ts";

it("falls back to the other language for a missing text, marked as such", () => {
  expect(localized({ zh: "等保" }, "en")).toEqual({ value: "等保", lang: "zh-Hans" });
  expect(localized({ en: "Cloud" }, "zh")).toEqual({ value: "Cloud", lang: "en" });
  expect(localized({ en: "Cloud", zh: "云" }, "zh")).toEqual({ value: "云" });
});

it("falls back to the Chinese interface text", () => {
  const { t } = createI18n({ en: {}, zh: { greeting: "你好，{{name}}" } }, "en");
  expect(t("greeting", { name: "李" })).toBe("你好，李");
});

it("B-S-21 does not expand keys in a visitor's text", () => {
  const { t } = createI18n({ en: { secret: "hidden", echo: "said: {{text}}" }, zh: {} }, "en");
  expect(t("echo", { text: "$t(secret)" })).toBe("said: $t(secret)");
});
