import { expect, it } from "@jest/globals";
import { readLimit } from "./read-limit.ts";

it.each([
  ["", undefined],
  ["  ", undefined],
  ["0", 0],
  ["12.50", 12.5],
  [" 1 000 ", 1000],
  ["1,250,000", 1_250_000],
  ["１００", 100],
  ["1.000", null],
  ["1,50", null],
  ["-5", null],
  ["1e3", null],
  ["ten", null],
])("reads a limit of %j as %j", (typed, limit) => {
  expect(readLimit(typed)).toBe(limit);
});
