import { expect, it } from "@jest/globals";
import { writeNumber } from "./write-number.ts";

const values = [
  0, 0.004, 0.005, 0.015, 0.5, 1, 1.005, 9.995, 69.5, 99.9, 99.95, 999, 999.999, 1000, 1234.5, 1_234_567.891,
  123_456_789,
];
const forms = [
  { least: 0, most: 0 },
  { least: 2, most: 2 },
  { least: 0, most: 1 },
  { least: 0, most: 3 },
];

it.each(["en-US", "zh-Hans-CN"])("formats like Intl.NumberFormat in %s", (language) => {
  for (const { least, most } of forms) {
    const format = new Intl.NumberFormat(language, { minimumFractionDigits: least, maximumFractionDigits: most });
    for (const value of [...values, ...values.filter(Boolean).map((each) => -each)])
      expect(writeNumber(value, { least, most })).toBe(format.format(value));
  }
});
