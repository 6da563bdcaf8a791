import { describe, expect, it } from "@jest/globals";
import { chooseLocale } from "./choose-locale.ts";

describe("chooseLocale", () => {
  it.each([
    ["zh", "zh"],
    ["zh-Hans-CN", "zh"],
    ["ZH-cn,zh;q=0.9,en;q=0.8", "zh"],
    ["en;q=0.5, zh;q=0.8", "zh"],
    ["de, fr;q=0.9, zh;q=0.1", "zh"],
    ["en-GB,zh", "en"],
    ["zh;q=0", "en"],
    ["zhuang", "en"],
  ])("B-G-13 reads %j as %s", (header, locale) => {
    expect(chooseLocale(header)).toBe(locale);
  });

  it.each([undefined, "", "*", ",,;;q=", "q=1", "zh;q=nonsense", `zh${",zh".repeat(1_000)}`])(
    "B-G-13 falls back to English for %j",
    (header) => {
      expect(chooseLocale(header)).toBe("en");
    },
  );
});
