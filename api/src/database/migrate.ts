import { join } from "node:path";
import type { Database, Queryable } from "@zhian/database/database";
import { migrate as migrateWith, readMigrations, takeLock } from "@zhian/database/migrate";

/** A published migration is never edited: add another. */
const folder = join(import.meta.dirname, "../../migrations");

/** One lock for all startup work of replicas. */
const startLock = 7_210_001;

/** Brings the schema up to date. Returns the names of the migrations that were missing. */
export async function migrate(database: Database): Promise<string[]> {
  return migrateWith(database, { migrations: await readMigrations(folder), table: "migration", lock: startLock });
}

/** Takes the lock until the transaction ends. */
export function takeStartLock(tx: Queryable): Promise<void> {
  return takeLock(tx, startLock);
}
