import { join } from "node:path";
import type { Database } from "@zhian/database/database";
import { createDatabaseImages } from "@zhian/database/testing/database-images";

/** As it is before any migration, or as it is after a start. */
type Image = "empty" | "seeded";

const api = join(import.meta.dirname, "../..");

const images = createDatabaseImages<Image>({
  name: "api-databases",
  program: join(import.meta.dirname, "make-databases.ts"),
  from: [
    ...["src", "migrations", "seed", "content"].map((name) => join(api, name)),
    ...["mf-domain", "mf-products"].map((name) => join(api, "..", name, "src/content")),
    ...["content/src", "contracts/src", "domains/src"].map((name) => join(api, "../shared", name)),
  ],
});

/** In memory. */
export function openImage(name: Image): Promise<Database> {
  return images.open(name);
}

/** Makes of `dataDir`, an empty folder, that of an api whose first start ended when its database was in place, or had ended well. */
export function putDatabase(dataDir: string, name: Image): Promise<void> {
  return images.put(dataDir, name);
}
