import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { createPglite } from "@zhian/database/create-pglite";
import type { Database } from "@zhian/database/database";
import { toDatabase } from "@zhian/database/embedded-database";
import { saveSmallImage, withSmallLog } from "@zhian/database/testing/small-image";
import { seedDatabase } from "./seeded-database.ts";

/** Creates the images for database-images.ts in the given folder. */
const [, , folder = "."] = process.argv;

const empty = await make("empty");
await make("seeded", { from: empty, fill: seedDatabase });

interface Making {
  from?: Blob;
  fill?(database: Database): Promise<void>;
}

/** Writes a folder and an archive, and returns the archive. */
async function make(name: string, { from, fill }: Making = {}): Promise<Blob> {
  await mkdir(join(folder, name));
  const pglite = await createPglite({
    ...withSmallLog,
    dataDir: join(folder, name, "database"),
    ...(from && { loadDataDir: from }),
  });
  await fill?.(toDatabase(pglite));
  const image = await saveSmallImage(pglite, join(folder, `${name}.tar`));
  await pglite.close();
  return image;
}
