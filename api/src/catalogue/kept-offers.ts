import { offersSchema } from "@zhian/contracts/offer";
import type { Database } from "@zhian/database/database";
import * as z from "zod";
import type { ServedOffers } from "./served-offers.ts";

const rowsSchema = z.array(z.object({ id: z.string(), offers: offersSchema }));

/** What was kept last. Undefined where nothing was, or by an api that knew other fields. */
export async function readKeptOffers(database: Database): Promise<ServedOffers | undefined> {
  const rows = rowsSchema.safeParse(await database.query("SELECT id, offers FROM served_offers"));
  return rows.success ? rows.data[0] : undefined;
}

export async function keepOffers(database: Database, { id, offers }: ServedOffers): Promise<void> {
  await database.query(
    `INSERT INTO served_offers (name, id, offers) VALUES ('usual', $1, $2::jsonb)
     ON CONFLICT (name) DO UPDATE SET id = $1, offers = $2::jsonb`,
    [id, JSON.stringify(offers)],
  );
}
