import { expect, it } from "@jest/globals";
import { localized } from "./localized.ts";

it("shows a text that is missing in English in Chinese, marked as such", () => {
  expect(localized({ zh: "等保" }, "en")).toEqual({ value: "等保", lang: "zh-Hans" });
  expect(localized({ en: "Cloud" }, "zh")).toEqual({ value: "Cloud", lang: "en" });
  expect(localized({ en: "Cloud", zh: "云" }, "zh")).toEqual({ value: "云" });
});
