import type { Database } from "@zhian/database/database";
import { openEmbeddedDatabase } from "@zhian/database/embedded-database";
import { openPostgresDatabase } from "@zhian/database/postgres-database";
import type { RegistryConfig } from "../config.ts";
import { blameVariable } from "../support/blame-variable.ts";
import { failpoints } from "../support/failpoints.ts";
import { migrate } from "./migrate.ts";

const variables = { dataDir: "REGISTRY_DATA_DIR", url: "REGISTRY_DATABASE_URL" };

/** Opens the configured database and updates its schema. `onLost` is called for connections that break. Throws a DatabaseError. */
export async function openDatabase(
  { databaseUrl, dataDir }: RegistryConfig,
  onLost: (error: Error) => void,
): Promise<Database> {
  if (databaseUrl) {
    return blameVariable(variables.url, async () => bringUpToDate(await openPostgres(databaseUrl, onLost)));
  }
  return bringUpToDate(
    await openEmbeddedDatabase({
      dataDir,
      variables,
      isDurable: true,
      onStep: (step) => failpoints.pass(`start: ${step}`),
    }),
  );
}

export function openPostgres(url: string, onLost: (error: Error) => void): Promise<Database> {
  return openPostgresDatabase({
    url,
    name: "zhian-registry",
    limits: { connectMs: 5_000, statementMs: 30_000 },
    onLost,
  });
}

async function bringUpToDate(database: Database): Promise<Database> {
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
