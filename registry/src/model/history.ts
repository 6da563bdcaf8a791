import { createHash } from "node:crypto";
import type { Queryable } from "@zhian/database/database";
import * as z from "zod";
import { canonicalJson } from "../support/canonical-json.ts";
import type { Heads } from "./acknowledged.ts";
import { stepsSchema } from "./steps.ts";

const hashSchema = z.string().regex(/^[0-9a-f]{64}$/);

/** What an environment serves of one fragment: versions, not whole releases. */
export const servedSchema = z.strictObject({
  stable: z.string(),
  canary: z
    .strictObject({
      version: z.string(),
      percent: z.number(),
      /** The key by which visitors are assigned; the fragment's name where absent. */
      key: z.string().optional(),
    })
    .optional(),
});
export type Served = z.output<typeof servedSchema>;

export const historyEntrySchema = z.strictObject({
  environment: z.string(),
  revision: z.number().int().positive(),
  /** Hash of the previous entry; zeros for the first. */
  previous: hashSchema,
  at: z.iso.datetime(),
  /** Team and token of the author. */
  by: z.string(),
  action: z.enum(["promote", "canary", "rollback", "recall", "restore", "freeze", "unfreeze"]),
  /** A fragment's name, or a star for the whole environment. */
  fragment: z.string(),
  /** Absent where the entry serves no release. */
  version: z.string().optional(),
  /** The release rolled back or recalled; for a restore, the stable one before it. */
  from: z.string().optional(),
  /** The revision whose composition a restore brings back. */
  to: z.number().int().positive().optional(),
  /** For a canary that grows automatically. */
  steps: stepsSchema.optional(),
  /** Fragments that moved in the same change, because they belong together. */
  with: z.array(z.string()).optional(),
  /** False: the registry never rolls it back, however often it fails. */
  watch: z.literal(false).optional(),
  reason: z.string(),
  /** What is served afterwards; absent when nothing is, and for changes of the whole environment. */
  served: servedSchema.optional(),
});
export type HistoryEntry = z.output<typeof historyEntrySchema>;
/** An entry that serves a fragment. */
export type ServingEntry = HistoryEntry & { version: string; served: Served };

/** `fragment` of entries that concern the whole environment. */
export const everything = "*";

export function isServing(entry: HistoryEntry): entry is ServingEntry {
  return entry.served !== undefined && entry.version !== undefined;
}

/** `head` of an environment without history. */
export const noHash = "0".repeat(64);

/** Writes an entry and returns its hash. Call it in the transaction that holds the environment's row. */
export async function appendEntry(tx: Queryable, entry: HistoryEntry, requestKey: string | undefined): Promise<string> {
  const text = canonicalJson(entry);
  const hash = hashOf(text);
  await tx.query(
    "insert into history (environment, revision, fragment, entry, hash, request_key) values ($1, $2, $3, $4, $5, $6)",
    [entry.environment, entry.revision, entry.fragment, text, hash, requestKey ?? null],
  );
  return hash;
}

/** The environment's revision and head after this entry. */
export function toHead(entry: HistoryEntry): { revision: number; head: string } {
  return { revision: entry.revision, head: hashOf(canonicalJson(entry)) };
}

export function readEntry(text: string): HistoryEntry {
  return historyEntrySchema.parse(JSON.parse(text));
}

/** All entries of one fragment, oldest first. */
export async function readFragmentHistory(
  database: Queryable,
  environment: string,
  fragment: string,
): Promise<HistoryEntry[]> {
  const rows = await database.query<{ entry: string }>(
    "select entry from history where environment = $1 and fragment = $2 order by revision",
    [environment, fragment],
  );
  return rows.map(({ entry }) => readEntry(entry));
}

/**
 * Follows every chain from its first entry to the environment's head, beyond what was `acknowledged`. Throws at the first entry
 * that was edited, removed or added by other means: such a history must not be served.
 */
export async function verifyHistory(database: Queryable, acknowledged: Readonly<Heads>): Promise<void> {
  const environments = await database.query<{ name: string; revision: number; head: string }>(
    "select name, revision, head from environments order by name",
  );
  for (const { name, revision, head } of environments) {
    const rows = await database.query<{ revision: number; entry: string; hash: string; fragment: string }>(
      "select revision, entry, hash, fragment from history where environment = $1 order by revision",
      [name],
    );
    let previous = noHash;
    for (const [index, row] of rows.entries()) {
      const fault = entryFault(row, { environment: name, revision: index + 1, previous });
      if (fault)
        throw new Error(
          `The history of ${name} was changed at revision ${index + 1}: ${fault}. Restore the database from a backup.`,
        );
      previous = row.hash;
    }
    const fault = endFault({ revision: rows.length, head: previous }, { revision, head });
    if (fault) throw new Error(`The history of ${name} ${fault}. Restore the database from a backup.`);
    const told = Object.hasOwn(acknowledged, name) ? acknowledged[name] : undefined;
    if (told && rows[told.revision - 1]?.hash !== told.head) {
      throw new Error(
        `The history of ${name} was set back to revision ${rows.length}, or rewritten: revision ${told.revision} was acknowledged with other contents. Restore the database from a backup. If an older one is intended, remove acknowledged.json.`,
      );
    }
  }
}

function endFault(found: { revision: number; head: string }, recorded: { revision: number; head: string }) {
  if (found.revision !== recorded.revision)
    return `ends at revision ${found.revision}, not at ${recorded.revision} as recorded`;
  return found.head === recorded.head ? undefined : "ends with a different entry than recorded";
}

function entryFault(
  row: { entry: string; hash: string; fragment: string },
  expected: { environment: string; revision: number; previous: string },
): string | undefined {
  if (hashOf(row.entry) !== row.hash) return "its hash does not match";
  const entry = readEntry(row.entry);
  if (entry.previous !== expected.previous) return "it does not follow the previous entry";
  if (entry.environment !== expected.environment || entry.revision !== expected.revision)
    return "it belongs in another place";
  if (entry.fragment !== row.fragment) return "it belongs to another fragment";
  return undefined;
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
