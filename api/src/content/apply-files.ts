import { createHash } from "node:crypto";
import type { Database, Queryable } from "@zhian/database/database";
import * as z from "zod";
import { takeStartLock } from "../database/migrate.ts";
import { type Change, type Item, keyOf } from "./item.ts";
import { rowsOf, tableOf } from "./item-rows.ts";
import { nameContent, type Published, readItems, writeVersions } from "./item-store.ts";
import type { Row, SeedRows } from "./seed-rows.ts";

/** The content of the files: items that an editor can change, and rows for everything else. */
export interface Files {
  items: readonly Item[];
  rows: SeedRows;
}

const appliedSchema = z.array(z.object({ digest: z.string() }));
const author = { name: "content:import", reason: "content:import" };
/** In insertion order: documents reference folders. `search_entry` is only emptied: releases bring what it contained. */
const tables = "page_text column_node site_config search_entry hot_search currency_rate article doc_folder doc".split(
  " ",
);

/**
 * Applies all changes in the files, or none. An editor's version of an item is kept while the files' version is unchanged; a changed one
 * replaces it, and the editor's stays in the history. Texts for search engines that the files no longer contain come from the page's
 * release, except an editor's, which are kept.
 */
export async function applyFiles(database: Database, files: Files): Promise<"applied" | "unchanged"> {
  const digest = digestOf(files);
  return database.transaction(async (tx) => {
    await takeStartLock(tx);
    const [applied] = appliedSchema.parse(await tx.query("SELECT digest FROM seed WHERE name = 'files'"));
    if (applied?.digest === digest) return "unchanged";
    const changes = changesOf(files.items, await readItems(tx));
    await writeVersions(tx, changes, author);
    await replaceRows(tx, { rows: files.rows, items: await readItems(tx) });
    await tx.query(
      `INSERT INTO seed (name, digest) VALUES ('files', $1)
       ON CONFLICT (name) DO UPDATE SET digest = $1, applied_at = now()`,
      [digest],
    );
    await nameContent(tx);
    return "applied";
  });
}

function changesOf(said: readonly Item[], published: readonly Published[]): Change[] {
  const known = new Map(published.map((item) => [keyOf(item), item]));
  const changed = said.flatMap((item): Change[] => {
    const fileDigest = digestOf(item.value);
    return known.get(keyOf(item))?.fileDigest === fileDigest ? [] : [{ ...item, fileDigest }];
  });
  const keys = new Set(said.map(keyOf));
  const gone = published.filter(
    (item) => item.fileDigest !== null && !keys.has(keyOf(item)) && !(item.kind === "seo" && item.isEdited),
  );
  return [...changed, ...gone.map(({ kind, id }) => ({ kind, id, value: null, fileDigest: null }))];
}

/** By table, in insertion order. */
export function tablesOf({ rows, items }: Files): Map<string, Row[]> {
  const all = new Map<string, Row[]>(tables.map((table) => [table, [...(rows[table] ?? [])]]));
  for (const item of items) all.get(tableOf[item.kind].table)?.push(...rowsOf(item));
  return all;
}

/** Table names come from our own code, never from outside. */
async function replaceRows(tx: Queryable, files: Files): Promise<void> {
  for (const table of tables.toReversed()) await tx.query(`DELETE FROM ${table}`);
  for (const [table, rows] of tablesOf(files)) await insertRows(tx, table, rows);
}

export async function insertRows(tx: Queryable, table: string, rows: readonly Row[]): Promise<void> {
  await tx.query(`INSERT INTO ${table} SELECT * FROM jsonb_populate_recordset(null::${table}, $1::jsonb)`, [
    JSON.stringify(rows),
  ]);
}

function digestOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex");
}
