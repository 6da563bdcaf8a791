import type { VersionRow } from "@zhian/contracts/editor";
import type { Queryable } from "@zhian/database/database";
import * as z from "zod";
import type { ItemKey } from "../content/item.ts";
import { type Published, versionNumber } from "../content/item-store.ts";

const rowSchema = z
  .object({ version: versionNumber, at: z.date(), author: z.string(), reason: z.string() })
  .transform(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
const valueSchema = z.object({ value: z.unknown(), before: z.unknown() });

const columns = "version, at, author, reason";

/** The last hundred versions, newest first. */
export async function readHistory(source: Queryable, { kind, id }: ItemKey): Promise<VersionRow[]> {
  return z
    .array(rowSchema)
    .parse(
      await source.query(
        `SELECT ${columns} FROM content_version WHERE kind = $1 AND id = $2 ORDER BY version DESC LIMIT 100`,
        [kind, id],
      ),
    );
}

/** A version with the previous value, null if there is none; undefined if the version does not exist. */
export async function readVersion(source: Queryable, version: number) {
  const [row] = await source.query(
    `SELECT ${columns}, value, (
       SELECT value FROM content_version AS earlier
       WHERE earlier.kind = own.kind AND earlier.id = own.id AND earlier.version < own.version
       ORDER BY earlier.version DESC LIMIT 1
     ) AS before
     FROM content_version AS own WHERE version = $1`,
    [version],
  );
  return row === undefined ? undefined : { ...rowSchema.parse(row), ...valueSchema.parse(row) };
}

/** The published version, with author and time; 0 if there is none. */
export async function stampOf(
  source: Queryable,
  published: Published | undefined,
): Promise<{ version: number; at?: string; author?: string }> {
  if (!published) return { version: 0 };
  const rows = await source.query(`SELECT ${columns} FROM content_version WHERE version = $1`, [published.version]);
  const [row] = z.tuple([rowSchema]).parse(rows);
  return { version: row.version, at: row.at, author: row.author };
}

/** The published value, with its author and time; null if there is none. */
export async function stampedValue(source: Queryable, published: Published | undefined) {
  return { ...(await stampOf(source, published)), value: published?.value ?? null };
}
