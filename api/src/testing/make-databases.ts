import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { toDatabase } from "../database/embedded-database.ts";
import { seedDatabase } from "./seeded-database.ts";

/** Makes, in the folder it is given, what database-images.ts names. */
const [, , folder = "."] = process.argv;

await mkdir(join(folder, "empty"));
const fresh = await PGlite.create(join(folder, "empty/database"));
const image = await fresh.dumpDataDir("none");
await fresh.close();

await mkdir(join(folder, "seeded"));
const seeded = await PGlite.create(join(folder, "seeded/database"), { loadDataDir: image });
await seedDatabase(toDatabase(seeded));
// What is not in its log need not be recovered from it at every opening.
await seeded.query("CHECKPOINT");
const seededImage = await seeded.dumpDataDir("none");
await seeded.close();

await writeFile(join(folder, "empty.tar"), new Uint8Array(await image.arrayBuffer()));
await writeFile(join(folder, "seeded.tar"), new Uint8Array(await seededImage.arrayBuffer()));
