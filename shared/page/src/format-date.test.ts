import { describe, expect, it } from "@jest/globals";
import { formatDate } from "./format-date.ts";

describe("formatDate", () => {
  it.each([
    ["2026-11-20", "en", "20 November 2026"],
    ["2026-11-20", "zh", "2026年11月20日"],
    ["2026-01-01", "en", "1 January 2026"],
    ["yesterday", "en", "yesterday"],
    ["", "zh", ""],
  ] as const)("formats %j in %s as %j", (day, locale, text) => {
    expect(formatDate(day, locale)).toBe(text);
  });

  it.each([
    ["en", "en-GB"],
    ["zh", "zh-Hans-CN"],
  ] as const)("formats every day in %s like Intl.DateTimeFormat in %s", (locale, tag) => {
    const format = new Intl.DateTimeFormat(tag, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
    const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2028, 0, 1 + day)));
    const written = days.map((date) => formatDate(date.toISOString().slice(0, 10), locale));
    expect(written).toEqual(days.map((date) => format.format(date)));
  });
});
