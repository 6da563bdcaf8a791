import { rowIdsIn } from "./row-ids.ts";

export interface Row {
  id: string;
  /** The part of the site that must exist first; null if the row is due. */
  waitsFor: string | null;
}

/** The rows of the tables in docs/reliability.md. Throws if an id occurs twice. */
export function readRows(markdown: string): Row[] {
  const rows = markdown.split("\n").flatMap((line) => {
    const [, id = "", , , waitsFor = ""] = line.split("|").map((cell) => cell.trim());
    return rowIdsIn(id)[0] === id ? [{ id, waitsFor: waitsFor || null }] : [];
  });
  const seen = new Set<string>();
  for (const { id } of rows) {
    if (seen.has(id)) throw new Error(`docs/reliability.md has two rows with the id ${id}`);
    seen.add(id);
  }
  return rows;
}
