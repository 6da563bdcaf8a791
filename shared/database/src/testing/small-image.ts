import { writeFile } from "node:fs/promises";
import type { PGlite, PGliteOptions } from "@electric-sql/pglite";

/**
 * For a database that tests copy: its write-ahead log uses files of 1 MB instead of 16. Not for a database that syncs commits to
 * disk: each commit would sync several files.
 */
export const withSmallLog: PGliteOptions = { initDbStartParams: ["--wal-segsize=1"] };

/**
 * Writes an archive from which a test opens a copy of the database (`loadDataDir`), and returns it. Omits the two template databases,
 * which nothing connects to: they are most of the files, and each copy would unpack them again.
 */
export async function saveSmallImage(pglite: PGlite, file: string): Promise<Blob> {
  const statements = [
    "update pg_database set datistemplate = false",
    "drop database if exists template0",
    "drop database if exists template1",
    // After a checkpoint, opening a copy does not replay the log.
    "checkpoint",
  ];
  // One query each: `drop database` cannot run in a transaction, and several statements in one query would share one.
  for (const statement of statements) await pglite.query(statement);
  const image = await pglite.dumpDataDir("none");
  await writeFile(file, new Uint8Array(await image.arrayBuffer()));
  return image;
}
