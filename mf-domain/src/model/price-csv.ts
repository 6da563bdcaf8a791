import type { Ending } from "@zhian/contracts/domain";

interface CsvWords {
  columns: readonly string[];
  yes: string;
  no: string;
}

/** The table as a spreadsheet reads it, in dollars: UTF-8 with its mark, lines as RFC 4180 has them. */
export function toCsv(list: readonly Ending[], { columns, yes, no }: CsvWords): string {
  const rows = list.map((each) => [
    `.${each.ending}`,
    ...[each.price, each.renewPrice, each.transferPrice].map((usd) => usd?.toFixed(2) ?? ""),
    `${Math.min(...each.durationSource)}-${Math.max(...each.durationSource)}`,
    each.privacySupported ? yes : no,
    each.restriction,
  ]);
  return `\ufeff${[columns, ...rows].map((cells) => cells.map(quoted).join(",")).join("\r\n")}\r\n`;
}

/** A cell that begins like a formula would be run as one: it gets a space in front. */
function quoted(cell: string): string {
  const harmless = /^[=+\-@\t\r]/.test(cell) ? ` ${cell}` : cell;
  return `"${harmless.replaceAll('"', '""')}"`;
}
