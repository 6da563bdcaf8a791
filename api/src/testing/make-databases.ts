import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { createPglite } from "@zhian/database/create-pglite";
import type { Database } from "@zhian/database/database";
import { toDatabase } from "@zhian/database/embedded-database";
import { saveSmallImage, withSmallLog } from "@zhian/database/testing/small-image";
import { seedDatabase } from "./seeded-database.ts";

/** Makes, in the folder it is given, what database-images.ts names. */
const [, , folder = "."] = process.argv;

const empty = await make("empty");
await make("seeded", { from: empty, fill: seedDatabase });

interface Making {
  from?: Blob;
  fill?(database: Database): Promise<void>;
}

/** As a folder and as an archive, which is the answer. */
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
