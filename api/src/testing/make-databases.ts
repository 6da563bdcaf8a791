import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { createPglite } from "@zhian/pglite/create-pglite";
import { dumpSmallImage, withSmallLog } from "@zhian/pglite/testing/small-image";
import { toDatabase } from "../database/embedded-database.ts";
import { seedDatabase } from "./seeded-database.ts";

/** Makes, in the folder it is given, what database-images.ts names. */
const [, , folder = "."] = process.argv;

const empty = await make("empty");
await make("seeded", { from: empty, fill: (pglite) => seedDatabase(toDatabase(pglite)) });

interface Making {
  from?: Blob;
  fill?(pglite: PGlite): Promise<void>;
}

/** As a folder and as an archive, which is the answer. */
async function make(name: string, { from, fill }: Making = {}): Promise<Blob> {
  await mkdir(join(folder, name));
  const pglite = await createPglite({
    ...withSmallLog,
    dataDir: join(folder, name, "database"),
    ...(from && { loadDataDir: from }),
  });
  await fill?.(pglite);
  const image = await dumpSmallImage(pglite);
  await pglite.close();
  await writeFile(join(folder, `${name}.tar`), new Uint8Array(await image.arrayBuffer()));
  return image;
}
