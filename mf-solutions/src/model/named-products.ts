import type { SolutionPage } from "./solution-content.ts";

/** Codes of all products that a page names. */
export function namedProducts({ details: { bill, architecture, own } }: Pick<SolutionPage, "details">): string[] {
  return [
    ...bill.lines.map(({ product }) => product),
    ...architecture.figure.nodes.flatMap(({ product }) => product ?? []),
    ...(own?.is === "table" ? own.rows.flatMap((row) => ("product" in row ? row.product : [])) : []),
  ];
}
