import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type Postgres, startPostgres } from "@zhian/chaos/postgres";
import { until } from "@zhian/chaos/until";
import { readConfig } from "../config.ts";
import { reportHealth } from "../report-health.ts";
import { createServer } from "../server.ts";
import { startApi } from "../start-api.ts";
import { openPostgres } from "./open-database.ts";

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
  it("F-90 answers while its database is down, and is not ready until it is back", async () => {
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
    const blocker = await openPostgres(postgres.url, () => undefined);
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

  it("F-91 cancels a query after two seconds, and rejects one if no connection becomes free", async () => {
    const database = await openPostgres(postgres.url, () => undefined);
    const app = createServer(readConfig({ API_LOG_LEVEL: "silent" }));
    reportHealth(app, { database, isDraining: () => false });
    // One after another: ten connections at once may take longer than two seconds on a busy machine.
    const connect = (left: number): Promise<unknown> =>
      database.transaction(async () => (left > 1 ? connect(left - 1) : undefined));
    // A connection that takes longer than two seconds fails; those that are open stay open.
    const isConnected = () =>
      connect(10).then(
        () => true,
        () => false,
      );
    await until("ten connections", isConnected);
    const slow = Array.from({ length: 11 }, () => database.query("SELECT pg_sleep(600)"));
    const [readiness, ends] = await Promise.all([app.inject("/readyz"), Promise.allSettled(slow)]);
    expect([readiness.statusCode, readiness.headers["retry-after"]]).toEqual([503, "5"]);
    const reasons = ends.map((end) => (end.status === "rejected" ? String(end.reason) : "answered"));
    expect(reasons.filter((reason) => reason.includes("statement timeout")).length).toBeGreaterThanOrEqual(10);
    expect(reasons).not.toContain("answered");
    expect(await database.query("SELECT 1 AS one")).toEqual([{ one: 1 }]);
    await database.close();
  });
});
