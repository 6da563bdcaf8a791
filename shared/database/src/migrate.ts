import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database, Queryable } from "./database.ts";

export interface Migration {
  /** Recorded once it has been applied. */
  name: string;
  /** Statements, each ended by a semicolon at the end of a line. */
  sql: string;
}

interface Plan {
  /** In order. */
  migrations: readonly Migration[];
  /** Table with the names of those applied. */
  table: string;
  /** For `takeLock`. */
  lock: number;
}

/** The SQL files of a folder, sorted by name; each migration has the name of its file. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  return Promise.all(names.map(async (name) => ({ name, sql: await readFile(join(folder, name), "utf8") })));
}

/**
 * Brings the schema up to date: applies all missing migrations in one transaction, so that a failed one changes nothing. Returns the
 * names of those applied.
 */
export function migrate(database: Database, { migrations, table, lock }: Plan): Promise<string[]> {
  return database.transaction(async (tx) => {
    await takeLock(tx, lock);
    await tx.query(
      `CREATE TABLE IF NOT EXISTS ${table} (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())`,
    );
    const applied = (await tx.query<{ name: string }>(`SELECT name FROM ${table}`)).map(({ name }) => name);
    const missing = migrations.filter(({ name }) => !applied.includes(name));
    for (const { name, sql } of missing) {
      // One by one, since the extended protocol takes one statement at a time.
      for (const statement of sql.split(/;\s*$/m).filter((part) => part.trim() !== "")) await tx.query(statement);
      await tx.query(`INSERT INTO ${table} (name, applied_at) VALUES ($1, now())`, [name]);
    }
    return missing.map(({ name }) => name);
  });
}

/**
 * Takes a lock until the transaction ends: replicas that start together wait for each other, possibly longer than a query may take.
 * `lock` is any number that only this server uses in its database.
 */
export async function takeLock(tx: Queryable, lock: number): Promise<void> {
  await tx.query("SET LOCAL statement_timeout = 0");
  await tx.query("SELECT pg_advisory_xact_lock($1)", [lock]);
}
