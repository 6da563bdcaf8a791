import { connect, createServer } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { freePort } from "@zhian/chaos/free-port";
import { type Postgres, startPostgres } from "@zhian/chaos/postgres";
import { until } from "@zhian/chaos/until";
import { runWithRequestId } from "@zhian/observe/request-id";
import type { Database } from "./database.ts";
import { openPostgresDatabase } from "./postgres-database.ts";

/** Only what hangs exceeds them: a busy machine must not change what a test sees. */
const limits = { connectMs: 60_000, statementMs: 60_000 };
let postgres: Postgres;
let database: Database;
let lost: Error[] = [];

const open = (url: string, connectMs = limits.connectMs) =>
  openPostgresDatabase({
    url,
    name: "a-server",
    limits: { ...limits, connectMs },
    onLost: (error) => void lost.push(error),
  });

beforeAll(async () => {
  postgres = await startPostgres();
  database = await open(postgres.url);
  await database.query("CREATE TABLE counter (id int PRIMARY KEY, n int)");
  await database.query("INSERT INTO counter VALUES (1, 0), (2, 0)");
});

afterAll(async () => {
  await database.close();
  await postgres.close();
});

const endOf = (pid: number | undefined) => database.query("SELECT pg_terminate_backend($1)", [pid]);

async function untilLost(before: number): Promise<void> {
  await until(
    "the report of the lost connection",
    () => lost.length,
    (count) => count > before,
  );
}

describe("a transaction on PostgreSQL", () => {
  it("F-92 is retried after a conflict with another one", async () => {
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

  it("F-92 fails after three retries, and is retried for no other reason", async () => {
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

  it("F-179 is the only one to fail when its connection breaks between two statements", async () => {
    const before = lost.length;
    const cut = database.transaction(async (tx) => {
      const [own] = await tx.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
      await endOf(own?.pid);
      await untilLost(before);
      await tx.query("SELECT 1");
    });

    await expect(cut).rejects.toThrow(/terminat|not queryable|closed/i);
    expect(await database.transaction((tx) => tx.query("SELECT 1 AS one"))).toEqual([{ one: 1 }]);
  });
});

it("names the request in each statement, in and outside transactions, and itself in each connection", async () => {
  const select = "SELECT current_query() AS query, current_setting('application_name') AS name";
  const rows = await new Promise<unknown[][]>((resolve, reject) => {
    runWithRequestId("0123456789abcdef", () => {
      Promise.all([database.query(select), database.transaction((tx) => tx.query(select))]).then(resolve, reject);
    });
  });
  const expected = [{ query: `${select} /* request=0123456789abcdef */`, name: "a-server" }];
  expect(rows).toEqual([expected, expected]);
});

it("F-195 receives notifications, and reports a gap when the listening connection is lost", async () => {
  const heard: (string | undefined)[] = [];
  const untilHeard = (payload: string | undefined) =>
    until(
      String(payload),
      () => heard.includes(payload),
      (isHeard) => isHeard,
    );
  await database.listen("changes", (payload) => void heard.push(payload));
  await database.query("SELECT pg_notify('changes', 'first')");
  await untilHeard("first");
  const [listening] = await database.query<{ pid: number }>(
    "SELECT pid FROM pg_stat_activity WHERE query = 'LISTEN \"changes\"'",
  );
  await endOf(listening?.pid);
  await untilHeard(undefined);
  await database.query("SELECT pg_notify('changes', 'last')");
  await untilHeard("last");
});

it("F-91 retries the first connection if it is not answered in time", async () => {
  const { hostname, port, href } = new URL(postgres.url);
  let connections = 0;
  const slow = createServer((client) => {
    connections += 1;
    client.on("error", () => undefined);
    if (connections === 1) return;
    const server = connect(Number(port), hostname);
    server.on("error", () => client.destroy());
    client
      .on("close", () => server.destroy())
      .pipe(server)
      .pipe(client);
  });
  const slowPort = await freePort();
  await new Promise<void>((resolve) => slow.listen(slowPort, hostname, resolve));
  const late = await open(href.replace(port, String(slowPort)), 500);
  expect(await late.query("SELECT 1 AS one")).toEqual([{ one: 1 }]);
  expect(connections).toBeGreaterThan(1);
  await late.close();
  slow.close();
});

it("does not retry a connection that fails for another reason", async () => {
  let connections = 0;
  const withoutTls = createServer((client) => {
    connections += 1;
    client.on("error", () => undefined).once("data", () => client.write("N"));
  });
  const port = await freePort();
  await new Promise<void>((resolve) => withoutTls.listen(port, "127.0.0.1", resolve));
  await expect(open(`postgres://who@127.0.0.1:${port}/nowhere?sslmode=verify-full`)).rejects.toMatchObject({
    kind: "unreachable",
    message: expect.stringContaining("does not support SSL"),
  });
  expect(connections).toBe(1);
  withoutTls.close();
});

it("reports where and why the connection failed, without the password", async () => {
  await expect(open("postgres://who:canary@127.0.0.1:1/nowhere")).rejects.toMatchObject({
    name: "DatabaseError",
    kind: "unreachable",
    message: "Cannot connect to PostgreSQL at 127.0.0.1:1/nowhere: connect ECONNREFUSED 127.0.0.1:1.",
  });
});
