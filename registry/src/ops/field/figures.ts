import type { Measure } from "../../field/measures.ts";
import type { Words } from "../words.ts";

const grouped = new Intl.NumberFormat("en-GB");
/** Buckets are accurate to 8 %, so a third digit would be false precision. */
const twoDigits = new Intl.NumberFormat("en-GB", { maximumSignificantDigits: 2 });
const oneDecimal = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 1 });

export function counted(count: number): string {
  return grouped.format(count);
}

/** "310 ms", "0.12", "0.4 %"; a dash if unknown. */
export function shown(words: Words, measure: Measure, value: number | undefined): string {
  if (value === undefined) return "–";
  switch (measure) {
    case "pages":
      return oneDecimal.format(value);
    case "failed":
      return words.field.percent(oneDecimal.format(value));
    case "cls":
      return twoDigits.format(value / 1000);
    case "lcp":
    case "inp":
      return `${twoDigits.format(value)} ms`;
  }
}

/** Formats a tick of an axis, whose ends are round numbers. */
export function shownTick(words: Words, measure: Measure, value: number): string {
  if (measure === "cls") return grouped.format(value / 1000);
  return measure === "lcp" || measure === "inp" ? `${grouped.format(value)} ms` : shown(words, measure, value);
}

/** Time of day in UTC: "14:05". */
export function clock(at: Date): string {
  return at.toISOString().slice(11, 16);
}
