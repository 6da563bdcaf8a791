import * as z from "zod";
import {
  articleSchema,
  type Content,
  docSchema,
  folderSchema,
  nodeSchema,
  pageTextSchema,
  rateSchema,
  searchEntrySchema,
  siteConfigSchema,
} from "./content.ts";
import { readRows } from "./import-content.ts";
import { toPages } from "./read-content.ts";
import type { Row } from "./seed-rows.ts";

const hotSchema = z.array(z.object({ link: z.string() }));
/** The database's defaults for columns that a row omits. */
const unsaid = { category: null, severity: null, state: null, starts_at: null, ends_at: null };
const times = ["published_at", "updated_at", "starts_at", "ends_at"];

/** The content of a newly installed api, read without a database: for pages that a build renders. */
export async function readContentOfFiles(): Promise<Content> {
  const tables = await readRows();
  const rows = (table: string, ...order: string[]) => (tables[table] ?? []).toSorted(inOrderOf(order));
  const configs = z.array(siteConfigSchema).parse(rows("site_config"));
  const articles = z
    .array(articleSchema)
    .parse(rows("article", "id").map((row) => inUtc({ ...unsaid, ...row })))
    .toSorted((one, other) => (other.published_at ?? "~").localeCompare(one.published_at ?? "~"));
  const docs = z.array(docSchema).parse(rows("doc", "position", "id"));
  return {
    digest: "",
    pages: toPages(z.array(pageTextSchema).parse(rows("page_text", "path"))),
    nodes: z.array(nodeSchema).parse(rows("column_node", "parent_id", "position", "id")),
    config: Object.fromEntries(configs.map(({ locale, config }) => [locale, config])),
    entries: z.array(searchEntrySchema).parse(rows("search_entry", "link")),
    hot: hotSchema.parse(rows("hot_search", "position")).map(({ link }) => link),
    folders: z.array(folderSchema).parse(rows("doc_folder", "position", "path")),
    docs: new Map(docs.map((doc) => [doc.id, doc])),
    articles: new Map(articles.map((article) => [article.id, article])),
    rates: z
      .array(rateSchema)
      .parse(rows("currency_rate").map(({ rate_date: date, ...rate }) => ({ ...rate, date })))
      .toSorted((one, other) => other.date.localeCompare(one.date)),
  };
}

function inOrderOf(columns: readonly string[]) {
  return (one: Row, other: Row): number => {
    for (const column of columns) {
      const [a, b] = [one[column], other[column]];
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
