import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import type { Database, Queryable } from "./database.ts";

const directory = join(import.meta.dirname, "../../migrations");
const appliedSchema = z.array(z.object({ name: z.string() }));

/** One lock for all who start at the same time on one PostgreSQL; the number is ours by convention only. */
const startLock = 7_210_001;

/**
 * Brings the schema up to date: all missing migrations in one transaction, so that one that fails changes nothing.
 * Returns the names of those applied.
 */
export async function migrate(database: Database, from = directory): Promise<string[]> {
  const names = (await readdir(from)).filter((name) => name.endsWith(".sql")).sort();
  const scripts = await Promise.all(
    names.map(async (name) => ({ name, sql: await readFile(join(from, name), "utf8") })),
  );
  return database.transaction(async (tx) => {
    await takeStartLock(tx);
    await tx.query(
      "CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, applied_at timestamptz DEFAULT now())",
    );
    const applied = appliedSchema.parse(await tx.query("SELECT name FROM migration")).map(({ name }) => name);
    const missing = scripts.filter(({ name }) => !applied.includes(name));
    for (const { name, sql } of missing) await apply(tx, name, sql);
    return missing.map(({ name }) => name);
  });
}

/** Held until the transaction ends. A replica that waits for another's start waits longer than a query may. */
export async function takeStartLock(tx: Queryable): Promise<void> {
  await tx.query("SET LOCAL statement_timeout = 0");
  await tx.query("SELECT pg_advisory_xact_lock($1)", [startLock]);
}

async function apply(tx: Queryable, name: string, sql: string): Promise<void> {
  // Statements go one by one, since the extended protocol takes one at a time; ours hold no semicolon inside.
  for (const statement of sql.split(";").filter((part) => part.trim() !== "")) await tx.query(statement);
  await tx.query("INSERT INTO migration (name) VALUES ($1)", [name]);
}
