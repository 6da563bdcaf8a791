import { setTimeout as pause } from "node:timers/promises";
import { runStatement } from "@zhian/observe/run-statement";
import { errorCode, errorMessage } from "@zhian/server/read-error";
import { Pool, type PoolClient } from "pg";
import { type Database, DatabaseError, type Queryable } from "./database.ts";
import { createPostgresListener, type PostgresListener } from "./postgres-listener.ts";
import { repeated } from "./repeated.ts";

interface Options {
  url: string;
  /** The name of its connections in the database's own log and views. */
  name: string;
  /** How long to wait for a connection, and for a statement. */
  limits: { connectMs: number; statementMs: number };
  /** Called when a connection breaks: the next query opens a new one. */
  onLost(error: Error): void;
}

const maxConnections = 10;
const idleMs = 30_000;
/** How long a server that starts keeps trying to connect: no request waits for it yet, and a busy machine may exceed `connectMs`. */
const firstConnectionMs = 30_000;
const retryEveryMs = 100;

/** Opens a pool of PostgreSQL connections. Throws a DatabaseError of kind "unreachable" if no connection succeeds. */
export async function openPostgresDatabase({ url, name, limits, onLost }: Options): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    application_name: name,
    max: maxConnections,
    idleTimeoutMillis: idleMs,
    connectionTimeoutMillis: limits.connectMs,
    statement_timeout: limits.statementMs,
  });
  pool.on("error", onLost);
  await greet(pool, url);
  const listeners: PostgresListener[] = [];
  return {
    kind: "postgresql",
    ...queryableOf(pool),
    transaction: (work) => repeated(() => withTransaction(pool, onLost, work)),
    async listen(channel, hear) {
      const listener = createPostgresListener(url, { channel, hear, onLost });
      listeners.push(listener);
      await listener.start();
    },
    async close() {
      await Promise.all(listeners.map((listener) => listener.stop()));
      await pool.end();
    },
  };
}

/** The message names only host and database of the address: the rest may contain a password. */
async function greet(pool: Pool, url: string): Promise<void> {
  try {
    await connectFirst(pool);
  } catch (error) {
    await pool.end();
    const { host, pathname } = new URL(url);
    // If several addresses fail, Node's error has a code but no message.
    const reason = errorMessage(error) || errorCode(error);
    throw new DatabaseError("unreachable", `Cannot connect to PostgreSQL at ${host}${pathname}: ${reason}.`, error);
  }
}

async function connectFirst(pool: Pool): Promise<void> {
  const giveUpAt = performance.now() + firstConnectionMs;
  for (;;) {
    try {
      await pool.query("SELECT 1");
      return;
    } catch (error) {
      // The pool gives its timeouts no code. Any other error would only be repeated.
      if (!errorMessage(error).includes("timeout") || performance.now() > giveUpAt) throw error;
      await pause(retryEveryMs);
    }
  }
}

function queryableOf(connection: Pool | PoolClient): Queryable {
  return {
    query: <Row>(sql: string, values: readonly unknown[] = []) =>
      // A row is an object; the caller determines its type.
      runStatement(sql, async (marked) => (await connection.query(marked, [...values])).rows as Row[]),
  };
}

async function withTransaction<T>(
  pool: Pool,
  onLost: (error: Error) => void,
  work: (tx: Queryable) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  // The pool handles errors of idle connections only: one that breaks between two statements would end the process.
  client.on("error", onLost);
  try {
    await client.query("BEGIN");
    const result = await work(queryableOf(client));
    await client.query("COMMIT");
    release(client, onLost);
    return result;
  } catch (error) {
    await rollBack(client, onLost);
    throw error;
  }
}

/** A connection that cannot even roll back is discarded, not reused. */
async function rollBack(client: PoolClient, onLost: (error: Error) => void): Promise<void> {
  try {
    await client.query("ROLLBACK");
    release(client, onLost);
  } catch (error) {
    // Its listener stays: it may fail again while it is being closed.
    client.release(error instanceof Error ? error : true);
  }
}

function release(client: PoolClient, onLost: (error: Error) => void): void {
  client.off("error", onLost);
  client.release();
}
