import type { Database } from "@zhian/database/database";
import { siteOffers } from "@zhian/testing/site-catalogue";
import { keepOffers } from "../catalogue/kept-offers.ts";
import { importContent } from "../content/import-content.ts";
import { migrate } from "../database/migrate.ts";
import { seedPriceBook } from "../quote/price-books.ts";
import { readPriceBook } from "../quote/read-price-book.ts";

/** As at a later start: the schema, the seed and the content of the repository, and what its fragments offer. */
export async function seedDatabase(database: Database): Promise<void> {
  await migrate(database);
  await importContent(database);
  await seedPriceBook(database, await readPriceBook());
  await keepOffers(database, { id: "tests", offers: siteOffers });
}
