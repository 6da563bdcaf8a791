import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { createPglite } from "@zhian/database/create-pglite";
import { toDatabase } from "@zhian/database/embedded-database";
import { saveSmallImage, withSmallLog } from "@zhian/database/testing/small-image";
import { migrate } from "../database/migrate.ts";

/** The folder in which to create the images that database-images.ts names. */
const [, , folder = "."] = process.argv;

// As on a first start.
await mkdir(join(folder, "data"));
const first = await createPglite({ dataDir: join(folder, "data/database") });
await first.close();

const migrated = await createPglite(withSmallLog);
await migrate(toDatabase(migrated));
await saveSmallImage(migrated, join(folder, "migrated.tar"));
await migrated.close();
