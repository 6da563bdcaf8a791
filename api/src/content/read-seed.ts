import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { readArticleTexts } from "./read-articles.ts";
import { articleFactsSchema, type Seed, seedSchema } from "./seed-schema.ts";

const directory = join(import.meta.dirname, "../../seed");

class SeedError extends Error {
  override readonly name = "SeedError";
}

/** Reads and checks all files of the seed. Throws a SeedError that names every fault. */
export async function readSeed(from = directory): Promise<Seed> {
  const names = Object.keys(seedSchema.shape).filter((name) => name !== "articles");
  const files = await Promise.all(names.map(async (name) => [name, await readJson(join(from, `${name}.json`))]));
  const articles = await readArticles(from);
  const parsed = seedSchema.safeParse({ ...Object.fromEntries(files), articles });
  if (!parsed.success) throw new SeedError(`The seed in ${from} is wrong:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** What `articles.json` says of each, with its texts, which stand in files of their own. */
async function readArticles(from: string): Promise<unknown[]> {
  const facts = z.array(articleFactsSchema).safeParse(await readJson(join(from, "articles.json")));
  if (!facts.success) throw new SeedError(`${from}/articles.json is wrong:\n${z.prettifyError(facts.error)}`);
  const texts = await readTexts(join(from, "articles"));
  const known = new Set(facts.data.map(({ id }) => id));
  const stray = [...texts.keys()].filter((id) => !known.has(id));
  if (stray.length > 0) throw new SeedError(`articles.json does not say when these appear: ${stray.join(", ")}`);
  return facts.data.map((fact) => ({ ...fact, ...texts.get(fact.id) }));
}

async function readTexts(folder: string) {
  try {
    return await readArticleTexts(folder);
  } catch (error) {
    throw new SeedError(`An article in ${folder} cannot be read: ${String(error)}`, { cause: error });
  }
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch (error) {
    throw new SeedError(`${file} cannot be read as JSON.`, { cause: error });
  }
}
