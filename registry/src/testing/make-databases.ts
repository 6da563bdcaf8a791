import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createPglite } from "@zhian/pglite/create-pglite";
import { dumpSmallImage, withSmallLog } from "@zhian/pglite/testing/small-image";
import { migrate } from "../database/migrate.ts";
import { fromPglite } from "../database/pglite.ts";

/** Makes, in the folder it is given, what database-images.ts names. */
const [, , folder = "."] = process.argv;

// As on a first start.
await mkdir(join(folder, "data"));
const first = await createPglite({ dataDir: join(folder, "data/database") });
await first.close();

const migrated = await createPglite(withSmallLog);
await migrate(fromPglite(migrated));
const image = await dumpSmallImage(migrated);
await writeFile(join(folder, "migrated.tar"), new Uint8Array(await image.arrayBuffer()));
await migrated.close();
