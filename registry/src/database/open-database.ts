import type { RegistryConfig } from "../config.ts";
import { blameVariable } from "../support/blame-variable.ts";
import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";
import { openPglite } from "./pglite.ts";
import { openPostgres } from "./postgres.ts";

/** Opens what the configuration names, with its schema up to date. `report` hears of broken idle connections. */
export async function openDatabase(
  { databaseUrl, dataDir }: RegistryConfig,
  report: (error: Error) => void,
): Promise<Database> {
  if (!databaseUrl) return bringUpToDate(await openPglite(dataDir));
  return blameVariable("REGISTRY_DATABASE_URL", () => bringUpToDate(openPostgres(databaseUrl, report)));
}

async function bringUpToDate(database: Database): Promise<Database> {
  try {
    await migrate(database);
    return database;
  } catch (cause) {
    await database.close();
    throw cause;
  }
}
