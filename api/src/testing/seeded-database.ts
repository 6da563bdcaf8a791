import { applySeed } from "../content/apply-seed.ts";
import { readSeed } from "../content/read-seed.ts";
import { toSeedRows } from "../content/seed-rows.ts";
import type { Database } from "../database/database.ts";
import { openMemoryDatabase } from "../database/embedded-database.ts";
import { migrate } from "../database/migrate.ts";

/** In memory, with the seed of the repository. */
export async function openSeededDatabase(): Promise<Database> {
  const database = await openMemoryDatabase();
  await migrate(database);
  await applySeed(database, toSeedRows(await readSeed()));
  return database;
}
