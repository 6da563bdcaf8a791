import type { RowCount } from "./count-rows.ts";

/** The count as the final lines of `npm run test:all`. */
export function formatCount({ faults, inputs, waiting, uncovered }: RowCount): string[] {
  const parts = [...waiting].toSorted(([, a], [, b]) => b - a);
  const waits = parts.reduce((sum, [, rows]) => sum + rows, 0);
  return [
    `faults: ${faults.covered} of ${faults.due}`,
    `bad inputs: ${inputs.covered} of ${inputs.due}`,
    `waiting: ${waits} rows (${parts.map(([part, rows]) => `${part} ${rows}`).join(", ")})`,
    ...(uncovered.length > 0 ? [`not covered: ${uncovered.join(" ")}`] : []),
  ];
}

/** Faults that make the count wrong, or leave a row untested: null if there are none. */
export function countFault({ uncovered, unknown, stale }: RowCount): string | null {
  const faults = [
    ...uncovered.map((id) => `${id} has no test; a row that waits for a part must name it in docs/reliability.md`),
    ...unknown.map((id) => `${id} is in the name of a test, but docs/reliability.md has no such row`),
    ...stale.map((id) => `${id} has a test, but docs/reliability.md says it is waiting`),
  ];
  return faults.length > 0 ? faults.join("\n") : null;
}
