import type { Currency, Locale } from "./contract.ts";

const signs = { en: { USD: "$", IDR: "Rp\u00A0" }, zh: { USD: "US$", IDR: "Rp\u00A0" } };

/** `rate`: rupiah per dollar; if null, the price stays in dollars. Cents are shown only if there are any; rupiah are rounded. */
export function writePrice(usd: number, { currency, locale, rate }: Amount): string {
  const [shown, amount] =
    currency === "IDR" && rate !== null ? (["IDR", Math.round(usd * rate)] as const) : (["USD", usd] as const);
  const [whole = "", cents] = (Number.isInteger(amount) ? String(amount) : amount.toFixed(2)).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return signs[locale][shown] + grouped + (cents === undefined ? "" : `.${cents}`);
}

interface Amount {
  currency: Currency;
  locale: Locale;
  rate: number | null;
}
