import { expect, it } from "@jest/globals";
import { renewalDay } from "./renewal-day.ts";

it.each([
  ["2026-11-21T23:30:00Z", 1, "2027-11-21"],
  ["2026-11-21T00:00:00Z", 10, "2036-11-21"],
  // Most years have no such day: then it is the next one.
  ["2028-02-29T12:00:00Z", 1, "2029-03-01"],
])("a name bought on %s for %i years is renewed on %s", (now, years, day) => {
  expect(renewalDay(new Date(now), years)).toBe(day);
});
