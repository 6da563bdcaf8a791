import type { Config } from "../config.ts";
import type { Database } from "./database.ts";
import { openEmbeddedDatabase } from "./embedded-database.ts";
import { openPostgresDatabase } from "./postgres-database.ts";

/** PostgreSQL where its address is given, else the embedded one in the data folder. Throws a DatabaseError. */
export function openDatabase(config: Config, onLost: (error: Error) => void): Promise<Database> {
  if (config.databaseUrl !== undefined) return openPostgresDatabase(config.databaseUrl, onLost);
  return openEmbeddedDatabase(config.dataDir);
}
