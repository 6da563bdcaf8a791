import type { SolutionPage } from "./solution-content.ts";

/** Codes of all products that a page names. */
export function namedProducts({ roles, details }: SolutionPage): string[] {
  return [
    ...roles.map(({ product }) => product),
    ...(details?.bill.lines.map(({ product }) => product) ?? []),
    ...(details?.architecture.figure.nodes.flatMap(({ product }) => product ?? []) ?? []),
  ];
}
