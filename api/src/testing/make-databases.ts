import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { toDatabase } from "../database/embedded-database.ts";
import { seedDatabase } from "./seeded-database.ts";

/** Makes, in the folder it is given, what database-images.ts names. */
const [, , folder = "."] = process.argv;

const inFolder = join(folder, "data/database");
await mkdir(join(folder, "data"));
const fresh = await PGlite.create(inFolder);
const empty = await dump(fresh, "empty.tar");
await fresh.close();

const seeded = await PGlite.create({ loadDataDir: empty });
await seedDatabase(toDatabase(seeded));
await dump(seeded, "seeded.tar");
await seeded.close();

async function dump(pglite: PGlite, name: string): Promise<Blob> {
  // What is not in its log need not be recovered from it at every opening.
  await pglite.query("CHECKPOINT");
  const image = await pglite.dumpDataDir("none");
  await writeFile(join(folder, name), new Uint8Array(await image.arrayBuffer()));
  return image;
}
