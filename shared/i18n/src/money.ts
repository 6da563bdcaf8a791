import type { Currency, Locale } from "@zhian/contracts/locale";
import { writeNumber } from "./write-number.ts";

/** Not to be broken between sign and digits. */
const rupiah = "Rp\u00A0";
/** The dollar is one of several to a Chinese reader. */
const dollar: Record<Locale, string> = { en: "$", zh: "US$" };

/** Whole rupiah: the smallest amount that anyone pays. */
export function usdToIdr(usd: number, rate: number): number {
  return Math.round(usd * rate);
}

/** `amount` is in major units of `currency`, and finite: USD with two digits (none when whole), IDR with none. */
export function formatMoney(amount: number, currency: Currency, locale: Locale): string {
  const digits = currency === "IDR" || Number.isInteger(amount) ? 0 : 2;
  const written = writeNumber(Math.abs(amount), { least: digits, most: digits });
  return `${amount < 0 ? "-" : ""}${currency === "IDR" ? rupiah : dollar[locale]}${written}`;
}
