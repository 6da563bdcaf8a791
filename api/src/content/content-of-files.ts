import * as z from "zod";
import { tablesOf } from "./apply-files.ts";
import { type Content, folderSchema, rateSchema } from "./content.ts";
import { contentWith } from "./content-with.ts";
import { readFiles } from "./import-content.ts";
import { inOrderOf, parseNodes } from "./parse-rows.ts";

/** The content of a newly installed api, read without a database: for pages rendered by a build. */
export async function readContentOfFiles(): Promise<Content> {
  const files = await readFiles();
  const tables = tablesOf({ rows: files.rows, items: [] });
  const rows = (table: string, ...order: string[]) => (tables.get(table) ?? []).toSorted(inOrderOf(order));
  const empty: Content = {
    digest: "",
    pages: new Map(),
    brought: new Map(),
    nodes: parseNodes(rows("column_node")),
    config: {},
    entries: [],
    hot: [],
    folders: z.array(folderSchema).parse(rows("doc_folder", "position", "path")),
    docs: new Map(),
    articles: new Map(),
    rates: z
      .array(rateSchema)
      .parse(rows("currency_rate").map(({ rate_date: date, ...rate }) => ({ ...rate, date })))
      .toSorted((one, other) => other.date.localeCompare(one.date)),
  };
  return contentWith(empty, files.items);
}
