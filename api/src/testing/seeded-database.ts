import { importContent } from "../content/import-content.ts";
import type { Database } from "../database/database.ts";
import { openMemoryDatabase } from "../database/embedded-database.ts";
import { migrate } from "../database/migrate.ts";
import { seedPriceBook } from "../quote/price-books.ts";
import { readPriceBook } from "../quote/read-price-book.ts";

/** In memory, with the seed and the content of the repository. */
export async function openSeededDatabase(): Promise<Database> {
  const database = await openMemoryDatabase();
  await seedDatabase(database);
  return database;
}

/** As at a start. */
export async function seedDatabase(database: Database): Promise<void> {
  await migrate(database);
  await importContent(database);
  await seedPriceBook(database, await readPriceBook());
}
