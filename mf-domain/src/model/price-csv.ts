import type { Ending } from "@zhian/contracts/domain";

interface CsvWords {
  columns: readonly string[];
  yes: string;
  no: string;
}

/** The table for spreadsheets, in dollars: UTF-8 with a byte order mark, lines as in RFC 4180. */
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

/** A cell that starts like a formula would be evaluated as one: it gets a leading space. */
function quoted(cell: string): string {
  const harmless = /^[=+\-@\t\r]/.test(cell) ? ` ${cell}` : cell;
  return `"${harmless.replaceAll('"', '""')}"`;
}
