import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type Postgres, startPostgres } from "@zhian/chaos/postgres";
import { until } from "@zhian/chaos/until";
import { runWithRequestId } from "@zhian/observe/request-id";
import { readConfig } from "../config.ts";
import { reportHealth } from "../report-health.ts";
import { createServer } from "../server.ts";
import { startApi } from "../start-api.ts";
import type { Database } from "./database.ts";
import { openPostgresDatabase } from "./postgres-database.ts";

let postgres: Postgres;

beforeAll(async () => {
  postgres = await startPostgres();
});

afterAll(() => postgres.close());

async function statusOf(url: string): Promise<number> {
  return (await fetch(url)).status;
}

async function untilStatus(url: string, status: number): Promise<void> {
  await until(
    `${status} of ${url}`,
    () => statusOf(url),
    (answered) => answered === status,
  );
}

function start() {
  return startApi(readConfig({ API_PORT: "0", API_DATABASE_URL: postgres.url, API_LOG_LEVEL: "silent" }));
}

describe("an api on PostgreSQL", () => {
  it("F-90 answers while its database is killed and away, is not ready meanwhile, and is again when it is back", async () => {
    const api = await start();
    const columns = `${api.url}/api/v1/cms/file/column`;
    const before = await (await fetch(columns)).text();
    await postgres.kill();
    expect(await statusOf(`${api.url}/readyz`)).toBe(503);
    expect(await (await fetch(columns)).text()).toBe(before);
    expect(await statusOf(`${api.url}/healthz`)).toBe(200);
    await postgres.start();
    await untilStatus(`${api.url}/readyz`, 200);
    await api.close();
  });

  it("F-91 answers while its tables are locked", async () => {
    const api = await start();
    const blocker = await openPostgresDatabase(postgres.url, () => undefined);
    const locked = Promise.withResolvers<void>();
    const done = Promise.withResolvers<void>();
    const blocking = blocker.transaction(async (tx) => {
      await tx.query("LOCK TABLE seed, column_node IN ACCESS EXCLUSIVE MODE");
      locked.resolve();
      await done.promise;
    });
    await locked.promise;
    const answers = Array.from({ length: 30 }, () => statusOf(`${api.url}/api/v1/cms/file/column`));
    expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));
    done.resolve();
    await blocking;
    await blocker.close();
    await api.close();
  });
});

describe("openPostgresDatabase", () => {
  let database: Database;

  beforeAll(async () => {
    database = await openPostgresDatabase(postgres.url, () => undefined);
    await database.query("CREATE TABLE counter (id int PRIMARY KEY, n int)");
    await database.query("INSERT INTO counter VALUES (1, 0), (2, 0)");
  });

  afterAll(() => database.close());

  it("F-91 ends a query that takes longer than two seconds, and refuses one for which no connection comes free", async () => {
    const app = createServer(readConfig({ API_LOG_LEVEL: "silent" }));
    reportHealth(app, { database, isDraining: () => false });
    const slow = Array.from({ length: 11 }, () => database.query("SELECT pg_sleep(600)"));
    const [readiness, ends] = await Promise.all([app.inject("/readyz"), Promise.allSettled(slow)]);
    expect([readiness.statusCode, readiness.headers["retry-after"]]).toEqual([503, "5"]);
    const reasons = ends.map((end) => (end.status === "rejected" ? String(end.reason) : "answered"));
    expect(reasons.filter((reason) => reason.includes("statement timeout")).length).toBeGreaterThanOrEqual(10);
    expect(reasons).not.toContain("answered");
    expect(await database.query("SELECT 1 AS one")).toEqual([{ one: 1 }]);
  });

  it("F-92 does a transaction again that lost to another one", async () => {
    let attempts = 0;
    const allHaveRead = Promise.withResolvers<void>();
    const add = () =>
      database.transaction(async (tx) => {
        await tx.query("SET TRANSACTION ISOLATION LEVEL SERIALIZABLE");
        await tx.query("SELECT n FROM counter WHERE id = 1");
        attempts += 1;
        if (attempts === 3) allHaveRead.resolve();
        await allHaveRead.promise;
        await tx.query("UPDATE counter SET n = n + 1 WHERE id = 1");
      });
    await Promise.all([add(), add(), add()]);
    expect(await database.query("SELECT n FROM counter WHERE id = 1")).toEqual([{ n: 3 }]);
    expect(attempts).toBeGreaterThan(3);
  });

  it("F-92 gives up after three repeats, and does nothing again for another reason", async () => {
    let attempts = 0;
    const lose = (code: string) =>
      database.transaction(async (tx) => {
        attempts += 1;
        await tx.query(`DO $$ BEGIN RAISE EXCEPTION 'lost' USING ERRCODE = '${code}'; END $$`);
      });
    await expect(lose("40P01")).rejects.toMatchObject({ code: "40P01" });
    expect(attempts).toBe(4);
    await expect(lose("23505")).rejects.toMatchObject({ code: "23505" });
    expect(attempts).toBe(5);
  });

  it("names the request in each statement, inside transactions and out, and itself in each connection", async () => {
    const database = await openPostgresDatabase(postgres.url, () => undefined);
    const select = "SELECT current_query() AS query, current_setting('application_name') AS name";
    const rows = await new Promise<unknown[][]>((resolve, reject) => {
      runWithRequestId("0123456789abcdef", () => {
        Promise.all([database.query(select), database.transaction((tx) => tx.query(select))]).then(resolve, reject);
      });
    });
    await database.close();
    const expected = [{ query: `${select} /* request=0123456789abcdef */`, name: "zhian-api" }];
    expect(rows).toEqual([expected, expected]);
  });
});
