import { join } from "node:path";
import type { Database } from "@zhian/database/database";
import { migrate as migrateWith, readMigrations } from "@zhian/database/migrate";

/** A published migration is never edited: add another. */
const folder = join(import.meta.dirname, "../../migrations");

/** Brings the schema up to date. */
export async function migrate(database: Database): Promise<void> {
  // Recorded without the extension since the first migration.
  const migrations = (await readMigrations(folder)).map(({ name, sql }) => ({ name: name.replace(".sql", ""), sql }));
  await migrateWith(database, { migrations, table: "migrations", lock: 7_262_081 });
}
