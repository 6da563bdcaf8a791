import { join } from "node:path";
import type { Database } from "@zhian/database/database";
import { createDatabaseImages } from "@zhian/database/testing/database-images";

/** The database before any migration, or after a start. */
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

/** Opens a copy in memory. */
export function openImage(name: Image): Promise<Database> {
  return images.open(name);
}

/** Fills `dataDir`, an empty folder, as an api's first start leaves it: interrupted once the database exists, or completed. */
export function putDatabase(dataDir: string, name: Image): Promise<void> {
  return images.put(dataDir, name);
}
