import type { Database } from "@zhian/database/database";
import { applySeed } from "./apply-seed.ts";
import { toPageRows } from "./page-rows.ts";
import { readPages } from "./read-pages.ts";
import { readSeed } from "./read-seed.ts";
import { type SeedRows, toSeedRows } from "./seed-rows.ts";

/** Everything that the files in `seed/` and `content/` say. Throws a SeedError or a ContentError that names every fault. */
export async function readRows(): Promise<SeedRows> {
  const [seed, pages] = await Promise.all([readSeed(), readPages()]);
  return { ...toSeedRows(seed), ...toPageRows(pages) };
}

/** Brings the database to what the files say; nothing is changed while they have a fault. */
export async function importContent(database: Database): Promise<"applied" | "unchanged"> {
  return applySeed(database, await readRows());
}
