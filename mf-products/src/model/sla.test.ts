import { describe, expect, it } from "@jest/globals";
import { perPeriod } from "./plan-price.ts";
import { allowedDowntimeHoursPerYear, allowedDowntimeMinutes, rulerScale } from "./sla.ts";

describe("allowed downtime", () => {
  it.each([
    [99.9, 43.2, 8.76],
    [99.95, 21.6, 4.38],
    [100, 0, 0],
  ])("%s %% allows %s minutes in 30 days and %s hours in a year", (percent, minutes, hours) => {
    expect(allowedDowntimeMinutes(percent, 30)).toBe(minutes);
    expect(allowedDowntimeHoursPerYear(percent)).toBe(hours);
  });
});

describe("the ruler's scale", () => {
  it.each([
    [0, { stepMinutes: 15, parts: 1 }],
    [21.6, { stepMinutes: 15, parts: 2 }],
    [43.2, { stepMinutes: 15, parts: 3 }],
    [216, { stepMinutes: 60, parts: 4 }],
    [432, { stepMinutes: 120, parts: 4 }],
    [43_200, { stepMinutes: 10_800, parts: 4 }],
  ])("has at most five numbers for %s minutes", (longest, scale) => {
    expect(rulerScale(longest)).toEqual(scale);
  });
});

describe("prices by period", () => {
  it.each([
    [69, { day: 2.3, month: 69, year: 828 }],
    [89, { day: 2.97, month: 89, year: 1068 }],
    [0, { day: 0, month: 0, year: 0 }],
  ])("%s USD a month", (usd, prices) => {
    expect(perPeriod(usd)).toEqual(prices);
  });
});
