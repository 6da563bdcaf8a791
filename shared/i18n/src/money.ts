import type { Currency, Locale } from "@zhian/contracts/locale";
import { writeNumber } from "./write-number.ts";

/** No-break space: the sign and the digits stay on one line. */
const rupiah = "Rp\u00A0";
/** To a Chinese reader, a plain `$` is ambiguous. */
const dollar: Record<Locale, string> = { en: "$", zh: "US$" };

/** Rounds to whole rupiah, the smallest amount in use. */
export function usdToIdr(usd: number, rate: number): number {
  return Math.round(usd * rate);
}

/** `amount` is finite and in major units of `currency`. USD has two decimals (none if whole), IDR none. */
export function formatMoney(amount: number, currency: Currency, locale: Locale): string {
  const digits = currency === "IDR" || Number.isInteger(amount) ? 0 : 2;
  const written = writeNumber(Math.abs(amount), { least: digits, most: digits });
  return `${amount < 0 ? "-" : ""}${currency === "IDR" ? rupiah : dollar[locale]}${written}`;
}
