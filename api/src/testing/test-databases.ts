import { startPostgres } from "@zhian/chaos/postgres";
import type { Database } from "@zhian/database/database";
import { openPostgres } from "../database/open-database.ts";
import { openImage } from "./database-images.ts";
import { seedDatabase } from "./seeded-database.ts";

/** Behaviour that must hold on both is tested on both. */
export const databaseKinds = ["embedded", "postgresql"] as const;

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
  const database = await openPostgres(postgres.url, () => undefined);
  await seedDatabase(database);
  return {
    database,
    async close() {
      await database.close();
      await postgres.close();
    },
  };
}
