import { describe, expect, it } from "@jest/globals";
import { formatDate } from "./format-date.ts";

describe("formatDate", () => {
  it.each([
    ["2026-11-20", "en", "20 November 2026"],
    ["2026-11-20", "zh", "2026年11月20日"],
    ["2026-01-01", "en", "1 January 2026"],
    ["yesterday", "en", "yesterday"],
    ["", "zh", ""],
  ] as const)("%j in %s is %j", (day, locale, text) => {
    expect(formatDate(day, locale)).toBe(text);
  });
});
