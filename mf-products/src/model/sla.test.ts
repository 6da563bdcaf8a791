import { describe, expect, it } from "@jest/globals";
import { perPeriod } from "./plan-price.ts";
import { allowedDowntimeHoursPerYear, allowedDowntimeMinutes } from "./sla.ts";

describe("allowed downtime", () => {
  it.each([
    [99.9, 43.2, 8.76],
    [99.95, 21.6, 4.38],
    [100, 0, 0],
  ])("%s %% leaves %s minutes in 30 days and %s hours in a year", (percent, minutes, hours) => {
    expect(allowedDowntimeMinutes(percent, 30)).toBe(minutes);
    expect(allowedDowntimeHoursPerYear(percent)).toBe(hours);
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
