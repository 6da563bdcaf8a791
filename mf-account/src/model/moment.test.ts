import { expect, it } from "@jest/globals";
import { formatMoment } from "./moment.ts";

it("formats a date in the reader's language, and leaves an invalid one unchanged", () => {
  expect(formatMoment("2026-11-20T12:00:00Z", "en")).toMatch(/^(19|20|21) Nov 2026, \d\d:00$/);
  expect(formatMoment("2026-11-20T12:00:00Z", "zh")).toMatch(/^2026年11月\d+日 \d\d:00$/);
  expect(formatMoment("soon", "en")).toBe("soon");
});
