import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { openImage } from "../testing/database-images.ts";
import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";

let database: Database;
let scripts: string;

beforeEach(async () => {
  database = await openImage("empty");
  scripts = await mkdtemp(join(tmpdir(), "migrations-"));
  await writeFile(join(scripts, "0001-first.sql"), "CREATE TABLE first (id int);\nINSERT INTO first VALUES (1);\n");
});

afterEach(async () => {
  await database.close();
  await rm(scripts, { recursive: true });
});

describe("migrate", () => {
  it("applies each script once", async () => {
    expect(await migrate(database, scripts)).toEqual(["0001-first.sql"]);
    expect(await migrate(database, scripts)).toEqual([]);
    expect(await database.query("SELECT id FROM first")).toEqual([{ id: 1 }]);
  });

  it("F-95 changes nothing when a script fails half way", async () => {
    await migrate(database, scripts);
    await writeFile(join(scripts, "0002-second.sql"), "CREATE TABLE second (id int); INSERT INTO nowhere VALUES (1);");
    await expect(migrate(database, scripts)).rejects.toThrow(/nowhere/);
    expect(await database.query("SELECT to_regclass('second') AS second")).toEqual([{ second: null }]);
    expect(await database.query("SELECT name FROM migration")).toEqual([{ name: "0001-first.sql" }]);
  });
});
