import { readConfig } from "./config.ts";
import { migrate } from "./database/migrate.ts";
import { openDatabase } from "./database/open-database.ts";
import { type ImportOutcome, importPriceBook } from "./quote/price-books.ts";
import { readPriceBook } from "./quote/read-price-book.ts";

const expected = new Set(["ConfigError", "DatabaseError", "PriceBookError"]);
const said: Readonly<Record<ImportOutcome, string>> = {
  imported: "New quotes use it from now on.",
  unchanged: "The database already has this version.",
  "version-taken": "The database has a different price book with this version. Give the new one its own version.",
};

/** `npm run prices:import -- FILE`: adds a version of the price book to the api's database. */
async function importPrices(file: string): Promise<number> {
  const book = await readPriceBook(file);
  const database = await openDatabase(readConfig(process.env), (error) => process.stderr.write(`${error.message}\n`));
  try {
    await migrate(database);
    const outcome = await importPriceBook(database, book);
    process.stdout.write(`${book.version}: ${book.prices.length} prices. ${said[outcome]}\n`);
    return outcome === "version-taken" ? 1 : 0;
  } finally {
    await database.close();
  }
}

const [file] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write("Usage: npm run prices:import -- FILE (in the format of api/seed/price-book.json)\n");
  process.exit(2);
}
try {
  process.exitCode = await importPrices(file);
} catch (error) {
  if (!(error instanceof Error) || !expected.has(error.name)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
