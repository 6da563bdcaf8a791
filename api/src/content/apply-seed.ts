import { createHash } from "node:crypto";
import type { Database, Queryable } from "@zhian/database/database";
import * as z from "zod";
import { takeStartLock } from "../database/migrate.ts";
import type { SeedRows } from "./seed-rows.ts";

const appliedSchema = z.array(z.object({ digest: z.string() }));

/** Replaces the seeded content when the seed differs from the one that was applied last; all of it or nothing. */
export async function applySeed(database: Database, rows: SeedRows): Promise<"applied" | "unchanged"> {
  const digest = createHash("sha256").update(JSON.stringify(rows)).digest("hex");
  return database.transaction(async (tx) => {
    await takeStartLock(tx);
    const [applied] = appliedSchema.parse(await tx.query("SELECT digest FROM seed WHERE name = 'content'"));
    if (applied?.digest === digest) return "unchanged";
    await replace(tx, rows);
    await tx.query(
      `INSERT INTO seed (name, digest) VALUES ('content', $1)
       ON CONFLICT (name) DO UPDATE SET digest = $1, applied_at = now()`,
      [digest],
    );
    return "applied";
  });
}

/** Table names come from our own code, never from outside. */
async function replace(tx: Queryable, rows: SeedRows): Promise<void> {
  for (const table of Object.keys(rows).reverse()) await tx.query(`DELETE FROM ${table}`);
  for (const [table, content] of Object.entries(rows)) {
    await tx.query(`INSERT INTO ${table} SELECT * FROM jsonb_populate_recordset(null::${table}, $1::jsonb)`, [
      JSON.stringify(content),
    ]);
  }
}
