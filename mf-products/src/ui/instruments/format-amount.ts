import { writeNumber } from "@zhian/i18n/write-number";

/** With thousands marked, and the unit behind it if there is one. */
export function formatAmount(amount: number, unit: string): string {
  const digits = writeNumber(amount, { least: 0, most: 3 });
  return unit ? `${digits} ${unit}` : digits;
}
