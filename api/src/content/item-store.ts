import type { Queryable } from "@zhian/database/database";
import * as z from "zod";
import { type Change, type Item, type ItemKey, itemKindSchema } from "./item.ts";

export interface Published extends Item {
  version: number;
  fileDigest: string | null;
  /** An editor's value has replaced that of the files. */
  isEdited: boolean;
}

export interface Author {
  /** Undefined for content from the files. */
  account?: string;
  name: string;
  reason: string;
}

/** Drivers return a bigint as text. */
export const versionNumber = z.coerce.number().int();

const publishedSchema = z.array(
  z
    .object({
      kind: itemKindSchema,
      id: z.string(),
      value: z.unknown(),
      version: versionNumber,
      file_digest: z.string().nullable(),
      account: z.string().nullable(),
    })
    .transform(({ file_digest: fileDigest, account, ...item }) => ({
      ...item,
      fileDigest,
      isEdited: account !== null,
    })),
);

const published = `SELECT item.kind, item.id, item.value, item.version, item.file_digest, history.account
  FROM content_item AS item JOIN content_version AS history ON history.version = item.version`;

export async function readItems(source: Queryable): Promise<Published[]> {
  return publishedSchema.parse(await source.query(`${published} ORDER BY item.kind, item.id`));
}

/** Undefined if it was never published. */
export async function readItem(source: Queryable, { kind, id }: ItemKey): Promise<Published | undefined> {
  const rows = await source.query(`${published} WHERE item.kind = $1 AND item.id = $2`, [kind, id]);
  return publishedSchema.parse(rows)[0];
}

/** Appends to the history and publishes the new versions. */
export async function writeVersions(tx: Queryable, changes: readonly Change[], author: Author): Promise<void> {
  const { account = null, name, reason } = author;
  // A JSON null and a missing value may arrive differently here: both become NULL.
  await tx.query(
    `WITH change AS (
       SELECT kind, id, NULLIF(value, 'null'::jsonb) AS value, file_digest
       FROM jsonb_to_recordset($1::jsonb) AS c (kind text, id text, value jsonb, file_digest text)
     ), made AS (
       INSERT INTO content_version (kind, id, value, account, author, reason)
       SELECT kind, id, value, $2, $3, $4 FROM change RETURNING version, kind, id
     )
     INSERT INTO content_item (kind, id, value, version, file_digest)
     SELECT change.kind, change.id, change.value, made.version, change.file_digest
     FROM change JOIN made ON made.kind = change.kind AND made.id = change.id
     ON CONFLICT (kind, id) DO UPDATE SET value = excluded.value, version = excluded.version,
       file_digest = CASE WHEN $5 THEN content_item.file_digest ELSE excluded.file_digest END`,
    [
      JSON.stringify(changes.map(({ fileDigest, ...change }) => ({ ...change, file_digest: fileDigest ?? null }))),
      account,
      name,
      reason,
      account !== null,
    ],
  );
}

/** Changes the content's digest, which every api notices at its next check. */
export async function nameContent(tx: Queryable): Promise<void> {
  await tx.query(
    `INSERT INTO seed (name, digest)
     SELECT 'content', files.digest || ' ' || (SELECT COALESCE(max(version), 0) FROM content_version)
     FROM seed AS files WHERE files.name = 'files'
     ON CONFLICT (name) DO UPDATE SET digest = excluded.digest, applied_at = now()`,
  );
}
