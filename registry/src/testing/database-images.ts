import { join } from "node:path";
import type { Database } from "@zhian/database/database";
import { createDatabaseImages } from "@zhian/database/testing/database-images";

const registry = join(import.meta.dirname, "../..");

const images = createDatabaseImages<"data" | "migrated">({
  name: "registry-databases",
  program: join(import.meta.dirname, "make-databases.ts"),
  from: ["migrations", "src/database", "src/testing/make-databases.ts"].map((name) => join(registry, name)),
});

/** Opens a database in memory, with its schema up to date. */
export function openMigratedImage(): Promise<Database> {
  return images.open("migrated");
}

/** Turns the empty folder `dataDir` into that of a registry whose first start ended with its database in place but empty. */
export function putEmptyDatabase(dataDir: string): Promise<void> {
  return images.put(dataDir, "data");
}
