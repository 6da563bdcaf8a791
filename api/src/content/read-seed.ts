import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { type Seed, seedSchema } from "./seed-schema.ts";

const directory = join(import.meta.dirname, "../../seed");

class SeedError extends Error {
  override readonly name = "SeedError";
}

/** Reads and checks all files of the seed. Throws a SeedError that names every fault. */
export async function readSeed(from = directory): Promise<Seed> {
  const names = Object.keys(seedSchema.shape);
  const files = await Promise.all(names.map(async (name) => [name, await readJson(join(from, `${name}.json`))]));
  const parsed = seedSchema.safeParse(Object.fromEntries(files));
  if (!parsed.success) throw new SeedError(`The seed in ${from} is invalid:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch (error) {
    throw new SeedError(`${file} cannot be read as JSON.`, { cause: error });
  }
}
