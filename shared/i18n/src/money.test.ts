import { describe, expect, it } from "@jest/globals";
import { formatMoney, usdToIdr } from "./money.ts";

describe("formatMoney", () => {
  it.each([
    [69, "USD", "en", "$69"],
    [69.5, "USD", "en", "$69.50"],
    [69, "USD", "zh", "US$69"],
    [1234568, "IDR", "en", "Rp 1,234,568"],
    [1234568, "IDR", "zh", "Rp 1,234,568"],
  ] as const)("%d %s in %s is %s", (amount, currency, locale, text) => {
    expect(formatMoney(amount, currency, locale).replaceAll(/\s/g, " ")).toBe(text);
  });
});

describe("usdToIdr", () => {
  it("rounds to whole rupiah", () => {
    expect(usdToIdr(0.015, 16_000.4)).toBe(240);
  });
});
