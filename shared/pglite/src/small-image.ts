import type { PGlite, PGliteOptions } from "@electric-sql/pglite";

/**
 * For a database that tests open copies of: its log comes in files of 1 MB instead of 16. Not for one whose commits are synced to the
 * disk: each would sync several files.
 */
export const withSmallLog: PGliteOptions = { initDbStartParams: ["--wal-segsize=1"] };

/**
 * An archive from which a test opens a copy of the database (`loadDataDir`). Without the two templates, which nobody connects to: they are
 * most of its files, and each copy would unpack them again.
 */
export async function dumpSmallImage(pglite: PGlite): Promise<Blob> {
  const statements = [
    "update pg_database set datistemplate = false",
    "drop database if exists template0",
    "drop database if exists template1",
    // What is not in its log need not be recovered from it at every opening.
    "checkpoint",
  ];
  // One at a time: a database is not dropped in a transaction, which several are.
  for (const statement of statements) await pglite.query(statement);
  return pglite.dumpDataDir("none");
}
