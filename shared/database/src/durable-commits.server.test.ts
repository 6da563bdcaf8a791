import { mkdtemp, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { Database } from "./database.ts";
import { syncChanged, withDurableCommits } from "./durable-commits.ts";
import { openEmbeddedDatabase } from "./embedded-database.ts";

let dataDir: string;
let folder: string;
let database: Database;
let events: string[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "durable-commits-"));
  folder = join(dataDir, "database");
  const opened = await openEmbeddedDatabase({ dataDir, variables: { dataDir: "DATA_DIR", url: "DATABASE_URL" } });
  const told: Database = {
    ...opened,
    async transaction(work) {
      const result = await opened.transaction(work);
      events.push("committed");
      return result;
    },
  };
  database = withDurableCommits(told, folder, async (path) => void events.push(path.slice(folder.length)));
  await database.query("create table t (n integer)");
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(() => {
  events = [];
});

const log = ["/pg_wal/000000010000000000000001", "/pg_wal"];

describe("a commit of PGlite", () => {
  it("R-02 is acknowledged only once its log is on disk", async () => {
    await database.transaction((tx) => tx.query("insert into t values (1)"));
    expect(events).toEqual(["committed", ...log]);
  });

  it("without a transaction is synced too, while a read does not wait for the disk", async () => {
    await database.query("insert into t values (2)");
    expect(events).toEqual(log);
    expect(await database.query("select n from t order by n")).toEqual([{ n: 1 }, { n: 2 }]);
    expect(events).toEqual(log);
  });

  it("is not acknowledged when the disk fails", async () => {
    const failing = withDurableCommits(database, folder, async () => Promise.reject(new Error("EIO")));
    await expect(failing.transaction((tx) => tx.query("insert into t values (3)"))).rejects.toThrow("EIO");
  });

  it("syncs the files changed since a given time, and nothing older", async () => {
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
