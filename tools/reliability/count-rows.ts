import type { Row } from "./read-rows.ts";

export interface RowCount {
  faults: Share;
  inputs: Share;
  /** How many rows wait for each part. */
  waiting: Map<string, number>;
  uncovered: string[];
  /** Ids that are in tests but in no row. */
  unknown: string[];
  /** Rows marked as waiting although a test covers them. */
  stale: string[];
}

interface Share {
  covered: number;
  due: number;
}

/** Load rows are known, so that tests may name them, but the bench covers them: they are not counted. */
export function countRows(rows: readonly Row[], named: ReadonlySet<string>): RowCount {
  const counted = rows.filter(({ id }) => !id.startsWith("L-"));
  const due = counted.filter(({ waitsFor }) => waitsFor === null).map(({ id }) => id);
  const known = new Set(rows.map(({ id }) => id));
  const waiting = new Map<string, number>();
  for (const { waitsFor } of counted) if (waitsFor !== null) waiting.set(waitsFor, (waiting.get(waitsFor) ?? 0) + 1);
  return {
    faults: share(due.filter(isFault), named),
    inputs: share(
      due.filter((id) => !isFault(id)),
      named,
    ),
    waiting,
    uncovered: due.filter((id) => !named.has(id)),
    unknown: [...named].filter((id) => !known.has(id)),
    stale: counted.flatMap(({ id, waitsFor }) => (waitsFor !== null && named.has(id) ? [id] : [])),
  };
}

function isFault(id: string): boolean {
  return id.startsWith("F-");
}

function share(due: readonly string[], named: ReadonlySet<string>): Share {
  return { covered: due.filter((id) => named.has(id)).length, due: due.length };
}
