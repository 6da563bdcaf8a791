import { acceptedManifestSchema, type FragmentManifest } from "@zhian/contracts/fragment";
import type { Queryable } from "@zhian/database/database";
import * as z from "zod";
import type { Refusal } from "./refusal.ts";

/** The publisher's receipt, the same whenever the same release is sent again. */
export const receiptSchema = z.strictObject({
  name: z.string(),
  version: z.string(),
  /** SHA-256 (hex) over the paths and hashes of all files. */
  digest: z.string(),
  /** Digest of the sources, as reported by the build. */
  sourceDigest: z.string(),
  commit: z.string().optional(),
  publishedAt: z.iso.datetime(),
  publishedBy: z.string(),
  files: z.number(),
  bytes: z.number(),
  /** Total brotli size of the files that browsers load. */
  brotliBytes: z.number(),
  shared: z.record(z.string(), z.strictObject({ version: z.string(), range: z.string() })),
  /** When its files were deleted. */
  collectedAt: z.iso.datetime().optional(),
});
export type Receipt = z.output<typeof receiptSchema>;

interface ReleaseRow {
  receipt: string;
  collected_at: Date | null;
}

function toReceipt({ receipt, collected_at: at }: ReleaseRow): Receipt {
  return { ...receiptSchema.parse(JSON.parse(receipt)), ...(at && { collectedAt: at.toISOString() }) };
}

export function collected({ name, version, collectedAt }: Receipt): Refusal {
  return {
    code: "collected",
    message: `${name} ${version} was deleted at ${collectedAt}, because it had not been needed for a long time.`,
    remedy: "Publish it under a new version: versions cannot be reused.",
  };
}

export async function findReceipt(database: Queryable, name: string, version: string): Promise<Receipt | undefined> {
  const [row] = await database.query<ReleaseRow>(
    "select receipt, collected_at from releases where name = $1 and version = $2",
    [name, version],
  );
  return row && toReceipt(row);
}

/** Lists receipts, newest first. */
export async function listReceipts(database: Queryable, name: string, limit: number): Promise<Receipt[]> {
  const rows = await database.query<ReleaseRow>(
    "select receipt, collected_at from releases where name = $1 order by published_at desc, version desc limit $2",
    [name, limit],
  );
  return rows.map(toReceipt);
}

/** Undefined if the release is unknown or was deleted. */
export async function findManifest(
  database: Queryable,
  name: string,
  version: string,
): Promise<FragmentManifest | undefined> {
  const [row] = await database.query<{ manifest: string }>(
    "select manifest from releases where name = $1 and version = $2 and collected_at is null",
    [name, version],
  );
  return row && acceptedManifestSchema.parse(JSON.parse(row.manifest));
}

/** For releases in the history: throws if one is missing, which is a fault. */
export async function readManifest(database: Queryable, name: string, version: string): Promise<FragmentManifest> {
  const manifest = await findManifest(database, name, version);
  if (!manifest) throw new Error(`The history names ${name} ${version}, but there is no such release.`);
  return manifest;
}
