import { openAsBlob } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { madeOnce } from "@zhian/chaos/made-once";
import type { Database } from "../database/database.ts";
import { openPgliteInMemory } from "../database/pglite.ts";

const registry = join(import.meta.dirname, "../..");

/** To initialise a database takes longer than most tests: it is done once, and each test begins with a copy. */
function images(): string {
  return madeOnce({
    name: "registry-databases",
    program: join(import.meta.dirname, "make-databases.ts"),
    from: [
      join(registry, "src/database"),
      join(registry, "src/testing/make-databases.ts"),
      join(registry, "../shared/pglite/src"),
      join(registry, "../package-lock.json"),
    ],
  });
}

/** In memory, with its schema up to date. */
export async function openMigratedImage(): Promise<Database> {
  return openPgliteInMemory(await openAsBlob(join(images(), "migrated.tar")));
}

/** Makes of `dataDir`, an empty folder, that of a registry whose first start ended when its database, still empty, was in place. */
export async function putEmptyDatabase(dataDir: string): Promise<void> {
  await cp(join(images(), "data"), dataDir, { recursive: true });
}
