import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createPglite } from "@zhian/pglite/create-pglite";
import { migrate } from "../database/migrate.ts";
import { fromPglite } from "../database/pglite.ts";

/** Makes, in the folder it is given, what database-images.ts names. */
const [, , folder = "."] = process.argv;

await mkdir(join(folder, "data"));
const fresh = await createPglite({ dataDir: join(folder, "data/database") });
const empty = await fresh.dumpDataDir("none");
await fresh.close();

const migrated = await createPglite({ loadDataDir: empty });
await migrate(fromPglite(migrated));
// What is not in its log need not be recovered from it at every opening.
await migrated.query("checkpoint");
const image = await migrated.dumpDataDir("none");
await writeFile(join(folder, "migrated.tar"), new Uint8Array(await image.arrayBuffer()));
await migrated.close();
