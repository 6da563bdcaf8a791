import type { Queryable } from "@zhian/database/database";
import * as z from "zod";
import { type Item, type ItemKey, itemKindSchema } from "../content/item.ts";
import { versionNumber } from "../content/item-store.ts";

export interface Draft extends Item {
  /** The version it is based on; 0 for none. */
  base: number;
  savedAt: Date;
}

const draftsSchema = z.array(
  z
    .object({ kind: itemKindSchema, id: z.string(), value: z.unknown(), base: versionNumber, saved_at: z.date() })
    .transform(({ saved_at: savedAt, ...draft }) => ({ ...draft, savedAt })),
);

/** All of one editor's drafts, ordered by kind and id. */
export async function readDrafts(source: Queryable, account: string): Promise<Draft[]> {
  return draftsSchema.parse(
    await source.query(
      "SELECT kind, id, value, base, saved_at FROM content_draft WHERE account = $1 ORDER BY kind, id",
      [account],
    ),
  );
}

/** Saves a draft, replacing the previous one. */
export async function saveDraft(
  database: Queryable,
  account: string,
  { kind, id, value, base }: Omit<Draft, "savedAt">,
): Promise<Date> {
  const rows = await database.query(
    `INSERT INTO content_draft (account, kind, id, value, base, saved_at)
     VALUES ($1, $2, $3, NULLIF($4::jsonb, 'null'::jsonb), $5, clock_timestamp())
     ON CONFLICT (account, kind, id) DO UPDATE SET value = excluded.value, base = excluded.base, saved_at = excluded.saved_at
     RETURNING saved_at`,
    [account, kind, id, JSON.stringify(value), base],
  );
  const [saved] = z.tuple([z.object({ saved_at: z.date() })]).parse(rows);
  return saved.saved_at;
}

export async function dropDraft(database: Queryable, account: string, { kind, id }: ItemKey): Promise<void> {
  await database.query("DELETE FROM content_draft WHERE account = $1 AND kind = $2 AND id = $3", [account, kind, id]);
}
