import * as z from "zod";
import {
  type Article,
  articleSchema,
  type Content,
  type Doc,
  docSchema,
  type Node,
  nodeSchema,
  pageTextSchema,
  siteConfigSchema,
} from "./content.ts";
import { toPages } from "./read-content.ts";
import type { Row } from "./seed-rows.ts";

/** The database's defaults for columns that a row omits. */
const unsaid = { category: null, severity: null, state: null, starts_at: null, ends_at: null };
const times = ["published_at", "updated_at", "starts_at", "ends_at"];

// These parse unwritten rows as if read back from the database, each list in the order of `readContent`.

export function parseNodes(rows: readonly Row[]): Node[] {
  return z.array(nodeSchema).parse(rows.toSorted(inOrderOf(["tree", "parent_id", "position", "id"])));
}

export function parsePages(rows: readonly Row[]): Content["pages"] {
  return toPages(z.array(pageTextSchema).parse(rows.toSorted(inOrderOf(["path"]))));
}

export function parseConfig(rows: readonly Row[]): Content["config"] {
  const configs = z.array(siteConfigSchema).parse(rows);
  return Object.fromEntries(configs.map(({ locale, config }) => [locale, config]));
}

export function parseArticles(rows: readonly Row[]): Article[] {
  return z.array(articleSchema).parse(rows.map((row) => inUtc({ ...unsaid, ...row })));
}

export function parseDocs(rows: readonly Row[]): Doc[] {
  return z.array(docSchema).parse(rows);
}

export function inOrderOf(columns: readonly string[]) {
  return (one: object, other: object): number => {
    const [left, right] = [one as Row, other as Row];
    for (const column of columns) {
      const [a, b] = [left[column], right[column]];
      if (a !== b) return typeof a === "number" && typeof b === "number" ? a - b : String(a) < String(b) ? -1 : 1;
    }
    return 0;
  };
}

function inUtc(row: Row): Row {
  const read = times.map((name) => {
    const at = row[name];
    return [name, typeof at === "string" ? `${new Date(at).toISOString().slice(0, 19)}Z` : at];
  });
  return { ...row, ...Object.fromEntries(read) };
}
