import type { Spread } from "./statistics.ts";

/** Columns as wide as their widest cell; the first is left-aligned, the others right-aligned. */
export function toTable(rows: readonly (readonly string[])[]): string {
  const [head, ...body] = rows;
  if (!head) return "";
  const widths = head.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? "").length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("  ")
      .trimEnd();
  const rule = widths.map((width) => "─".repeat(width)).join("──");
  return [line(head), rule, ...body.map(line)].map((text) => `  ${text}`).join("\n");
}

/** Such as "1,061 (980–1,240)", or a single number if all rounds gave the same. */
export function formatSpread({ median, min, max }: Spread, digits = 0): string {
  const middle = formatNumber(median, digits);
  if (formatNumber(min, digits) === formatNumber(max, digits)) return middle;
  return `${middle} (${formatNumber(min, digits)}–${formatNumber(max, digits)})`;
}

export function formatNumber(value: number, digits = 0): string {
  return value.toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** The ratio to the yardstick, such as "1.15×". */
export function formatRatio(value: Spread, yardstick: Spread): string {
  return yardstick.median === 0 ? "–" : `${formatNumber(value.median / yardstick.median, 2)}×`;
}
