import { describe, expect, it } from "@jest/globals";
import { readLocale } from "./read-locale.ts";

describe("readLocale", () => {
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
    expect(readLocale(header)).toBe(locale);
  });

  it.each([undefined, "", "*", ",,;;q=", "q=1", "zh;q=nonsense", `zh${",zh".repeat(1_000)}`])(
    "B-G-13 takes %j for English",
    (header) => {
      expect(readLocale(header)).toBe("en");
    },
  );
});
