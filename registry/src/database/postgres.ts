import { runStatement } from "@zhian/observe/run-statement";
import pg from "pg";
import type { Database, Queryable } from "./database.ts";

const reconnectMs = 1000;

/** `report` hears of connections that break; queries fail by themselves. */
export function openPostgres(url: string, report: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: "zhian-registry",
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: 30_000,
  });
  pool.on("error", report);
  const listeners: { stop(): Promise<void> }[] = [];
  return {
    ...queryable(pool),
    async transaction(work) {
      const client = await pool.connect();
      // The pool hears of idle connections only: one that breaks between two statements would end the process.
      client.on("error", report);
      let broken: Error | undefined;
      try {
        await client.query("begin");
        const result = await work(queryable(client));
        await client.query("commit");
        return result;
      } catch (cause) {
        await client.query("rollback").catch((error: Error) => {
          broken = error;
        });
        throw cause;
      } finally {
        // A broken one keeps its listener: it may break once more while it is being ended.
        if (!broken) client.off("error", report);
        client.release(broken);
      }
    },
    execute: async (sql) => void (await pool.query(sql)),
    async listen(channel, hear) {
      const listener = createListener(url, { channel, hear, report });
      listeners.push(listener);
      await listener.start();
    },
    async close() {
      await Promise.all(listeners.map((listener) => listener.stop()));
      await pool.end();
    },
  };
}

function queryable(client: pg.Pool | pg.PoolClient): Queryable {
  return {
    query<Row extends object>(sql: string, values: readonly unknown[] = []) {
      return runStatement(sql, async (marked) => (await client.query<Row>(marked, [...values])).rows);
    },
  };
}

interface Listening {
  channel: string;
  hear(payload?: string): void;
  report(error: Error): void;
}

/** Keeps one connection listening, and says so with a payload-less call after each reconnection. */
function createListener(url: string, { channel, hear, report }: Listening) {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function start(): Promise<void> {
    const next = new pg.Client({ connectionString: url, keepAlive: true });
    client = next;
    next.on("error", report);
    next.on("end", retryLater);
    next.on("notification", (message) => hear(message.payload));
    await next.connect();
    await next.query(`listen ${pg.escapeIdentifier(channel)}`);
  }

  function retryLater(): void {
    if (isStopped || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      start().then(
        () => hear(),
        (error: Error) => {
          report(error);
          retryLater();
        },
      );
    }, reconnectMs);
    timer.unref();
  }

  return {
    start,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
