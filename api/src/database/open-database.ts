import type { Database } from "@zhian/database/database";
import { openEmbeddedDatabase } from "@zhian/database/embedded-database";
import { openPostgresDatabase } from "@zhian/database/postgres-database";
import type { Config } from "../config.ts";
import { failpoints } from "../failpoints.ts";

const variables = { dataDir: "API_DATA_DIR", url: "API_DATABASE_URL" };

type Where = Pick<Config, "databaseUrl" | "dataDir">;

/** PostgreSQL if its URL is configured, else the embedded one in the data folder. Throws a DatabaseError. */
export function openDatabase({ databaseUrl, dataDir }: Where, onLost: (error: Error) => void): Promise<Database> {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl, onLost);
  return openEmbeddedDatabase({ dataDir, variables, onStep: (step) => failpoints.pass(`start: ${step}`) });
}

export function openPostgres(url: string, onLost: (error: Error) => void): Promise<Database> {
  return openPostgresDatabase({ url, name: "zhian-api", limits: { connectMs: 2_000, statementMs: 2_000 }, onLost });
}
