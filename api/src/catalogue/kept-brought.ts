import { broughtSchema } from "@zhian/contracts/brought";
import type { Database } from "@zhian/database/database";
import * as z from "zod";
import type { ServedBrought } from "./served-brought.ts";

const rowsSchema = z.array(z.object({ id: z.string(), ...broughtSchema.shape }));

/** The last stored catalogue. Undefined if there is none, or if an api with other fields stored it. */
export async function readKeptBrought(database: Database): Promise<ServedBrought | undefined> {
  const rows = rowsSchema.safeParse(await database.query("SELECT id, offers, pages FROM served_offers"));
  return rows.success ? rows.data[0] : undefined;
}

export async function keepBrought(database: Database, { id, offers, pages }: ServedBrought): Promise<void> {
  await database.query(
    `INSERT INTO served_offers (name, id, offers, pages) VALUES ('usual', $1, $2::jsonb, $3::jsonb)
     ON CONFLICT (name) DO UPDATE SET id = $1, offers = $2::jsonb, pages = $3::jsonb`,
    [id, JSON.stringify(offers), JSON.stringify(pages)],
  );
}
