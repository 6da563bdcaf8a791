import { writeNumber } from "@zhian/i18n/write-number";

/** Formats an amount with thousands separators, followed by its unit if there is one. */
export function formatAmount(amount: number, unit: string): string {
  const digits = writeNumber(amount, { least: 0, most: 3 });
  return unit ? `${digits} ${unit}` : digits;
}
