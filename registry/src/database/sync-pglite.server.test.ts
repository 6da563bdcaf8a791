import { mkdtemp, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { createPglite } from "@zhian/pglite/create-pglite";
import { putEmptyDatabase } from "../testing/database-images.ts";
import type { Database } from "./database.ts";
import { syncChanged, withDurableCommits } from "./sync-pglite.ts";

let dataDir: string;
let folder: string;
let pglite: PGlite;
let database: Database;
let events: string[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "registry-sync-"));
  await putEmptyDatabase(dataDir);
  folder = join(dataDir, "database");
  pglite = await createPglite({ dataDir: folder });
  const plain: Database = {
    query: async <Row extends object>(sql: string) => (await pglite.query<Row>(sql)).rows,
    execute: async (sql) => void (await pglite.exec(sql)),
    transaction: async (work) => {
      const result = await pglite.transaction((tx) =>
        work({ query: async (sql) => (await tx.query(sql)).rows as never }),
      );
      events.push("committed");
      return result;
    },
    listen: async () => {},
    close: () => pglite.close(),
  };
  database = withDurableCommits(plain, folder, async (path) => void events.push(path.slice(folder.length)));
  await database.execute("create table t (n integer)");
});
afterAll(async () => {
  await pglite.close();
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(() => {
  events = [];
});

const log = ["/pg_wal/000000010000000000000001", "/pg_wal"];

describe("a commit of PGlite", () => {
  it("R-02 is acknowledged when its log is on the disk, and not before", async () => {
    await database.transaction((tx) => tx.query("insert into t values (1)"));
    expect(events).toEqual(["committed", ...log]);
  });

  it("is one without a transaction too; what only reads waits for no disk", async () => {
    await database.query("insert into t values (2)");
    expect(events).toEqual(log);
    expect(await database.query("select n from t order by n")).toEqual([{ n: 1 }, { n: 2 }]);
    expect(events).toEqual(log);
  });

  it("is not acknowledged when the disk fails", async () => {
    const failing = withDurableCommits(database, folder, async () => Promise.reject(new Error("EIO")));
    await expect(failing.transaction((tx) => tx.query("insert into t values (3)"))).rejects.toThrow("EIO");
  });

  it("finds what has changed since a time, and nothing older", async () => {
    const [old, young] = [join(folder, "PG_VERSION"), join(folder, "postgresql.conf")];
    const future = Date.now() + 3_600_000;
    await utimes(young, future / 1000, future / 1000);
    const synced: string[] = [];
    await syncChanged(folder, future - 1000, async (path) => void synced.push(path));
    expect(synced).toEqual([young]);
    await syncChanged(folder, 0, async (path) => void synced.push(path));
    expect(synced).toContain(old);
  });
});
