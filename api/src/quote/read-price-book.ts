import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { type PriceBook, priceBookSchema } from "./price-book.ts";

const seededPriceBook = join(import.meta.dirname, "../../seed/price-book.json");

class PriceBookError extends Error {
  override readonly name = "PriceBookError";
}

/** Throws a PriceBookError that names every fault in the file. */
export async function readPriceBook(file = seededPriceBook): Promise<PriceBook> {
  const parsed = priceBookSchema.safeParse(await readJson(file));
  if (!parsed.success) throw new PriceBookError(`The price book ${file} is invalid:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch (error) {
    throw new PriceBookError(`${file} cannot be read as JSON.`, { cause: error });
  }
}
