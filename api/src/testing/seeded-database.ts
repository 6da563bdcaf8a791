import type { Database } from "@zhian/database/database";
import { siteBrought } from "@zhian/testing/site-catalogue";
import { keepBrought } from "../catalogue/kept-brought.ts";
import { importContent } from "../content/import-content.ts";
import { migrate } from "../database/migrate.ts";
import { seedPriceBook } from "../quote/price-books.ts";
import { readPriceBook } from "../quote/read-price-book.ts";

/** As on a later start: the schema, the repository's seed and content, and what its fragments bring. */
export async function seedDatabase(database: Database): Promise<void> {
  await migrate(database);
  await importContent(database);
  await seedPriceBook(database, await readPriceBook());
  await keepBrought(database, { id: "tests", ...siteBrought });
}
