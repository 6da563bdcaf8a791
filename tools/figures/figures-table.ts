import { formatNumber, toTable } from "../../bench/table.ts";
import type { Figures, Measured } from "./measure.ts";

/** Heading of a column, and its values. */
const columns: [head: string, cell: (figures: Figures) => string][] = [
  ["files", ({ files }) => formatNumber(files)],
  ["lines", ({ lines }) => formatNumber(lines)],
  ["p50", ({ fileP50 }) => formatNumber(fileP50)],
  ["p95", ({ fileP95 }) => formatNumber(fileP95)],
  ["max", ({ fileMax }) => formatNumber(fileMax)],
  ["fn p95", ({ functionP95 }) => formatNumber(functionP95)],
  ["fn max", ({ functionMax }) => formatNumber(functionMax)],
  ["any", ({ anys }) => formatNumber(anys)],
  ["as", ({ casts }) => formatNumber(casts)],
  ["!", ({ nonNulls }) => formatNumber(nonNulls)],
  ["ignores", ({ ignores }) => formatNumber(ignores)],
  ["classes", ({ classes }) => formatNumber(classes)],
  [">3 params", ({ manyParams }) => formatNumber(manyParams)],
  ["cycles", ({ folderCircles }) => formatNumber(folderCircles)],
  ["small", ({ smallFiles }) => formatNumber(smallFiles)],
  ["unused", ({ unusedValues, unusedTypes }) => `${unusedValues}+${unusedTypes}`],
  ["tests only", ({ testOnlyExports }) => formatNumber(testOnlyExports)],
  ["clones", ({ clones }) => formatNumber(clones)],
  ["comments", ({ commentPercent }) => `${formatNumber(commentPercent, 1)} %`],
];

/** One row per group of files. */
export function figuresTable(groups: Measured["groups"]): string {
  const head = ["", ...columns.map(([name]) => name)];
  return toTable([head, ...groups.map(({ name, figures }) => [name, ...columns.map(([, cell]) => cell(figures))])]);
}
