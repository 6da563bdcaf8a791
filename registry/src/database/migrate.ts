import type { Database } from "./database.ts";
import { migrations } from "./migrations.ts";

const lockNumber = 7_262_081;

/** Brings the schema up to date. Replicas that start together wait for each other. */
export async function migrate(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.query("select pg_advisory_xact_lock($1)", [lockNumber]);
    await tx.query("create table if not exists migrations (name text primary key, applied_at timestamptz not null)");
    const applied = new Set((await tx.query<{ name: string }>("select name from migrations")).map(({ name }) => name));
    for (const { name, sql } of migrations) {
      if (applied.has(name)) continue;
      for (const statement of sql.split(/;\s*$/m)) if (statement.trim()) await tx.query(statement);
      await tx.query("insert into migrations (name, applied_at) values ($1, now())", [name]);
    }
  });
}
