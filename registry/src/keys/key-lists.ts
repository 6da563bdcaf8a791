import { type KeyList, maxKeyListsBytes, type SignedKeyList, signedKeyListSchema } from "@zhian/contracts/signing-keys";
import type { Database, Queryable } from "@zhian/database/database";
import { type KeyTrust, readKeyList, rootsOf, verifyKeyList } from "@zhian/signing/verify-key-list";
import { refuse } from "../model/refusal.ts";
import { keyInForce } from "./key-in-force.ts";
import type { SigningKeys } from "./signing-key.ts";

interface Publishing {
  signed: SignedKeyList;
  by: string;
  reason: string;
}

interface Dependencies {
  database: Database;
  keys: SigningKeys;
  now(): Date;
}

interface NewestList {
  list: KeyList;
  text: string;
}

export async function readNewestList(database: Queryable): Promise<NewestList | undefined> {
  const [row] = await database.query<{ signed: string }>("select signed from key_lists order by version desc limit 1");
  if (!row) return undefined;
  const { list: text } = signedKeyListSchema.parse(JSON.parse(row.signed));
  const list = readKeyList(text);
  if (!list) throw new Error("The newest list of signing keys in the database cannot be read. Restore it.");
  return { list, text };
}

/** For shells: the lists that lead from any earlier roots to the current ones, and the newest list. */
export async function readServedLists(database: Queryable): Promise<SignedKeyList[]> {
  const rows = await database.query<{ signed: string }>(
    `select signed from key_lists where changes_roots or version = (select max(version) from key_lists) order by version`,
  );
  return rows.map(({ signed }) => signedKeyListSchema.parse(JSON.parse(signed)));
}

export interface PublishedList {
  version: number;
  publishedAt: string;
  publishedBy: string;
  reason: string;
}

/** Lists the published lists, newest first. */
export async function listPublished(database: Queryable, limit: number): Promise<PublishedList[]> {
  const rows = await database.query<{ version: number; published_at: Date; published_by: string; reason: string }>(
    "select version, published_at, published_by, reason from key_lists order by version desc limit $1",
    [limit],
  );
  return rows.map(({ version, published_at: at, published_by: publishedBy, reason }) => ({
    version,
    publishedAt: at.toISOString(),
    publishedBy,
    reason,
  }));
}

/**
 * Verifies a list as shells will, so that a list that they would refuse never gets a version. The first list is trusted because of the
 * publisher's token; shells verify its root by their settings. Throws RefusedError. `isNew` is false if the list was already published.
 */
export function createPublishKeyList({ database, keys, now }: Dependencies) {
  return (publishing: Publishing): Promise<{ list: KeyList; isNew: boolean }> =>
    database.transaction(async (tx) => {
      // One at a time, even across replicas: each list is verified against the previous one.
      await tx.query("lock table key_lists in share row exclusive mode");
      return publishWithin(tx, publishing);
    });

  async function publishWithin(tx: Queryable, { signed, by, reason }: Publishing) {
    const newest = await readNewestList(tx);
    const list = readKeyList(signed.list);
    const roots = list && rootsOf(newest?.list ?? list);
    if (!list || !roots) throw badList("unknown-schema");
    const trust: KeyTrust = { roots, ...(newest && { newest }) };
    const judged = verifyKeyList(signed, trust);
    if (judged.status === "same") return { list, isNew: false };
    if (judged.status === "refused") throw refusalOf(judged.reason, newest?.list.version);
    if (!keyInForce(keys, list, now())) throw noKeyInForce(keys);
    const changesRoots = !newest || newest.list.roots.join() !== list.roots.join();
    await tx.query(
      "insert into key_lists (version, signed, changes_roots, published_at, published_by, reason) values ($1, $2, $3, $4, $5, $6)",
      [list.version, JSON.stringify(signed), changesRoots, now(), by, reason],
    );
    await requireSize(tx);
    return { list, isNew: true };
  }
}

/** Limits the response to the size that shells read. */
async function requireSize(tx: Queryable): Promise<void> {
  // In addition to the lists, the response contains one key.
  if (Buffer.byteLength(JSON.stringify(await readServedLists(tx))) < maxKeyListsBytes - 1024) return;
  throw refuse("key-lists-too-large", "With this list, shells would receive more than 64 KiB.", "Remove expired keys.");
}

function refusalOf(reason: string, known: number | undefined) {
  if (reason !== "older" && reason !== "forked") return badList(reason);
  return refuse(
    "older-key-list",
    `Version ${known} of the list has already been published.`,
    "Sign it again: fragments keys sign, with --version if needed.",
  );
}

function badList(reason: string) {
  return refuse(
    "bad-key-list",
    `Shells would refuse this list: ${reason}.`,
    "Sign it with a root of the previous list and with one of its own: see docs/guides/signing-keys.md.",
  );
}

function noKeyInForce(keys: SigningKeys) {
  return refuse(
    "no-signing-key",
    `Under this list, none of this registry's keys is currently active: ${keys.map(({ keyId }) => keyId).join(", ")}.`,
    "Give the registry the private key first, in REGISTRY_SIGNING_KEY_FILE.",
  );
}
