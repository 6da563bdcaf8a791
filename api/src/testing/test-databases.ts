import { startPostgres } from "@zhian/chaos/postgres";
import type { Database } from "@zhian/database/database";
import { openPostgresDatabase } from "@zhian/database/postgres-database";
import { openImage } from "./database-images.ts";
import { seedDatabase } from "./seeded-database.ts";

/** Behaviour that must hold on both is tested on both. */
export const databaseKinds = ["embedded", "postgresql"] as const;

/** Only end what hangs: on a busy machine, statements may wait for each other's locks for longer than a site's would. */
const limits = { connectMs: 600_000, statementMs: 600_000 };

export interface TestDatabase {
  database: Database;
  close(): Promise<void>;
}

/** A separate seeded database that is discarded when closed. */
export async function openTestDatabase(kind: (typeof databaseKinds)[number]): Promise<TestDatabase> {
  if (kind === "embedded") {
    const database = await openImage("seeded");
    return { database, close: () => database.close() };
  }
  const postgres = await startPostgres();
  const database = await openPostgresDatabase({ url: postgres.url, name: "test", limits, onLost: () => undefined });
  await seedDatabase(database);
  return {
    database,
    async close() {
      await database.close();
      await postgres.close();
    },
  };
}
