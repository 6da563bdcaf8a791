import { setTimeout as pause } from "node:timers/promises";
import { runStatement } from "@zhian/observe/run-statement";
import { errorCode } from "@zhian/server/read-error";
import { Pool, type PoolClient } from "pg";
import type { Database, Queryable } from "./database.ts";
import { DatabaseError } from "./database.ts";

const limits = {
  application_name: "zhian-api",
  max: 10,
  connectionTimeoutMillis: 2_000,
  statement_timeout: 2_000,
  idleTimeoutMillis: 30_000,
};

/**
 * A pool on PostgreSQL. `onLost` hears of connections that break: the next query makes a new one.
 * Throws a DatabaseError of kind "unreachable" when there is none to begin with.
 */
export async function openPostgresDatabase(url: string, onLost: (error: Error) => void): Promise<Database> {
  const pool = new Pool({ connectionString: url, ...limits });
  pool.on("error", onLost);
  try {
    await pool.query("SELECT 1");
  } catch (error) {
    await pool.end();
    const { host, pathname } = new URL(url);
    throw new DatabaseError("unreachable", `PostgreSQL at ${host}${pathname} does not let us in.`, error);
  }
  return {
    kind: "postgresql",
    query: queryOn(pool),
    transaction: (work) => repeated(() => withTransaction(pool, onLost, work)),
    close: () => pool.end(),
  };
}

function queryOn(connection: Pool | PoolClient): Queryable["query"] {
  return (sql, values = []) =>
    runStatement(sql, async (marked) => (await connection.query<Record<string, unknown>>(marked, [...values])).rows);
}

/** Of two transactions that wait for each other, or read what the other wrote, PostgreSQL ends one: it may be done again. */
const repeatable: ReadonlySet<string | undefined> = new Set(["40001", "40P01"]);
const maxRepeats = 3;

async function repeated<T>(attempt: () => Promise<T>): Promise<T> {
  for (let repeats = 0; ; repeats += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (repeats === maxRepeats || !repeatable.has(errorCode(error))) throw error;
      // Not in step with whoever it met.
      await pause(Math.random() * 20 * 2 ** repeats);
    }
  }
}

async function withTransaction<T>(
  pool: Pool,
  onLost: (error: Error) => void,
  work: Parameters<Database["transaction"]>[0],
): Promise<T> {
  const client = await pool.connect();
  // The pool hears of idle connections only: one that breaks between two statements would end the process.
  client.on("error", onLost);
  try {
    await client.query("BEGIN");
    const result = await work({ query: queryOn(client) });
    await client.query("COMMIT");
    release(client, onLost);
    // `work` is the caller's own function: its result is what the caller said it is.
    return result as T;
  } catch (error) {
    await rollBack(client, onLost);
    throw error;
  }
}

/** A connection that cannot even roll back is thrown away, not given to the next one. */
async function rollBack(client: PoolClient, onLost: (error: Error) => void): Promise<void> {
  try {
    await client.query("ROLLBACK");
    release(client, onLost);
  } catch (error) {
    // Its listener stays: it may break once more while it is being ended.
    client.release(error instanceof Error ? error : true);
  }
}

function release(client: PoolClient, onLost: (error: Error) => void): void {
  client.off("error", onLost);
  client.release();
}
