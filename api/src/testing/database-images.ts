import { openAsBlob } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { madeOnce } from "@zhian/chaos/made-once";
import type { Database } from "../database/database.ts";
import { openMemoryDatabase } from "../database/embedded-database.ts";

const api = join(import.meta.dirname, "../..");

/** To initialise a database takes longer than most tests: it is done once, and each test begins with a copy. */
function images(): string {
  return madeOnce({
    name: "api-databases",
    program: join(import.meta.dirname, "make-databases.ts"),
    from: [
      ...["src", "migrations", "seed", "content"].map((name) => join(api, name)),
      ...["mf-domain", "mf-products"].map((name) => join(api, "..", name, "src/content")),
      ...["content/src", "contracts/src", "domains/src", "pglite/src"].map((name) => join(api, "../shared", name)),
      join(api, "../package-lock.json"),
    ],
  });
}

/** As it is before any migration, or as it is after a start. */
type Image = "empty" | "seeded";

/** In memory. */
export async function openImage(name: Image): Promise<Database> {
  return openMemoryDatabase(await openAsBlob(join(images(), `${name}.tar`)));
}

/** Makes of `dataDir`, an empty folder, that of an api whose first start ended when its database was in place, or had ended well. */
export async function putDatabase(dataDir: string, name: Image): Promise<void> {
  await cp(join(images(), name), dataDir, { recursive: true });
}
