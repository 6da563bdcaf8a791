import type { Database } from "@zhian/database/database";
import { applyFiles, type Files } from "./apply-files.ts";
import { checkItems } from "./check-items.ts";
import { isColumn, itemsOfFiles } from "./item-rows.ts";
import { toFolderRow } from "./page-rows.ts";
import { readPages } from "./read-pages.ts";
import { readSeed } from "./read-seed.ts";
import { toSeedRows } from "./seed-rows.ts";

/** The content of the files in `seed/` and `content/`. Throws a SeedError or a ContentError that names every fault. */
export async function readFiles(): Promise<Files> {
  const [seed, pages] = await Promise.all([readSeed(), readPages()]);
  const rows = toSeedRows(seed);
  const items = itemsOfFiles(rows, pages);
  checkItems(items);
  return {
    items,
    rows: {
      column_node: (rows["column_node"] ?? []).filter((row) => !isColumn(row)),
      currency_rate: rows["currency_rate"] ?? [],
      doc_folder: pages.folders.map(toFolderRow),
    },
  };
}

/** Updates the database from the files. Changes nothing if they contain a fault. */
export async function importContent(database: Database): Promise<"applied" | "unchanged"> {
  return applyFiles(database, await readFiles());
}
