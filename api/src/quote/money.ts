import { noPrice } from "@zhian/contracts/quote-rules";

const usdPattern = /^(\d{1,7})\.(\d{2})$/;

/** Whole cents of a decimal text such as "1908.00"; undefined for any other text. No amount is ever a float. */
export function toCents(usd: string): number | undefined {
  const [, dollars, cents] = usdPattern.exec(usd) ?? [];
  return dollars === undefined || cents === undefined ? undefined : Number(dollars) * 100 + Number(cents);
}

/** Text such as "1908.00"; 暂不支持 without a price. */
export function toUsd(cents: number | null): string {
  if (cents === null) return noPrice;
  if (!Number.isSafeInteger(cents) || cents < 0) throw new RangeError(`${cents} is not an amount in cents.`);
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
}
