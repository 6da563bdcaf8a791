import type { Queryable } from "@zhian/database/database";

/** Makes these accounts editors, and no others except the demo's. Returns the unknown ids. */
export async function nameEditors(database: Queryable, accounts: readonly string[]): Promise<string[]> {
  await database.query("UPDATE account SET is_editor = (id = ANY ($1::text[])) WHERE NOT is_demo", [accounts]);
  const known = await database.query("SELECT id FROM account WHERE id = ANY ($1::text[])", [accounts]);
  const ids = new Set(known.map((row) => (row as { id: unknown }).id));
  return accounts.filter((id) => !ids.has(id));
}
