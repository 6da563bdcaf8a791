import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { Database } from "./database.ts";
import { openMemoryDatabase } from "./embedded-database.ts";
import { migrate, readMigrations } from "./migrate.ts";

let database: Database;
let scripts: string;

beforeAll(async () => {
  database = await openMemoryDatabase();
});

afterAll(() => database.close());

beforeEach(async () => {
  await database.query("DROP SCHEMA public CASCADE");
  await database.query("CREATE SCHEMA public");
  scripts = await mkdtemp(join(tmpdir(), "migrations-"));
  await writeFile(join(scripts, "0001-first.sql"), "CREATE TABLE first (id int);\nINSERT INTO first VALUES (1);\n");
});

afterEach(() => rm(scripts, { recursive: true }));

async function bringUpToDate(): Promise<string[]> {
  return migrate(database, { migrations: await readMigrations(scripts), table: "migration", lock: 1 });
}

describe("migrate", () => {
  it("applies each script once", async () => {
    expect(await bringUpToDate()).toEqual(["0001-first.sql"]);
    expect(await bringUpToDate()).toEqual([]);
    expect(await database.query("SELECT id FROM first")).toEqual([{ id: 1 }]);
  });

  it("treats a semicolon inside a line as part of its statement", async () => {
    const sql = "-- Kept; nobody reads it.\nCREATE TABLE second (\n  id int -- One; or none.\n);\n";
    await writeFile(join(scripts, "0002-second.sql"), sql);
    expect(await bringUpToDate()).toEqual(["0001-first.sql", "0002-second.sql"]);
  });

  it("F-95 changes nothing when a script fails halfway", async () => {
    await bringUpToDate();
    await writeFile(
      join(scripts, "0002-second.sql"),
      "CREATE TABLE second (id int);\nINSERT INTO nowhere VALUES (1);\n",
    );
    await expect(bringUpToDate()).rejects.toThrow(/nowhere/);
    expect(await database.query("SELECT to_regclass('second') AS second")).toEqual([{ second: null }]);
    expect(await database.query("SELECT name FROM migration")).toEqual([{ name: "0001-first.sql" }]);
  });
});
