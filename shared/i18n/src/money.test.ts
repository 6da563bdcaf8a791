import { describe, expect, it } from "@jest/globals";
import { formatMoney, usdToIdr } from "./money.ts";

describe("formatMoney", () => {
  it.each([
    [69, "USD", "en", "$69"],
    [69.5, "USD", "en", "$69.50"],
    [-69.5, "USD", "en", "-$69.50"],
    [69, "USD", "zh", "US$69"],
    [1234568, "IDR", "en", "Rp\u00A01,234,568"],
    [1234568, "IDR", "zh", "Rp\u00A01,234,568"],
  ] as const)("formats %d %s in %s as %s, like Intl.NumberFormat", (amount, currency, locale, text) => {
    const digits = currency === "IDR" || Number.isInteger(amount) ? 0 : 2;
    const platform = new Intl.NumberFormat(locale === "zh" ? "zh-Hans-CN" : "en-US", {
      style: "currency",
      currency,
      currencyDisplay: currency === "IDR" ? "narrowSymbol" : "symbol",
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    expect(formatMoney(amount, currency, locale)).toBe(text);
    expect(platform.format(amount)).toBe(text);
  });
});

describe("usdToIdr", () => {
  it("rounds to whole rupiah", () => {
    expect(usdToIdr(0.015, 16_000.4)).toBe(240);
  });
});
