import type { Currency, Locale } from "@zhian/contracts/locale";
import { formatNumber } from "./format-number.ts";

/** Whole rupiah: the smallest amount that anyone pays. */
export function usdToIdr(usd: number, rate: number): number {
  return Math.round(usd * rate);
}

/**
 * `amount` is in major units of `currency`. Digits are explicit, since engines disagree on those of the rupiah:
 * USD two (none when whole), IDR none.
 */
export function formatMoney(amount: number, currency: Currency, locale: Locale): string {
  const digits = currency === "IDR" || Number.isInteger(amount) ? 0 : 2;
  return formatNumber(amount, locale, {
    style: "currency",
    currency,
    // Narrow gives "Rp" in every language; for the dollar it would drop the "US" that a Chinese reader needs.
    currencyDisplay: currency === "IDR" ? "narrowSymbol" : "symbol",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
