import { randomBytes, randomUUID } from "node:crypto";
import type { Queryable } from "@zhian/database/database";
import * as z from "zod";
import type { FindSession, SessionKeys, SignedIn } from "../http/caller.ts";
import type { KeyedHash } from "../secrets/keyed-hash.ts";

/** A session ends after half an hour without use, and after half a day in any case. */
export const idleSeconds = 1_800;
export const wholeSeconds = 43_200;
/** Minimum interval between updates of a session's last use: its idle time may be up to half a minute shorter. */
const noteEverySeconds = 30;

const alive = `expires_at > clock_timestamp() AND used_at > clock_timestamp() - interval '${idleSeconds} seconds'`;
const keyBytes = 32;

export interface Begun extends SessionKeys {
  expiresAt: Date;
}

interface Begin {
  accountId: string;
  device: string;
  address: string;
}

const foundSchema = z.array(
  z.object({
    session: z.string(),
    account: z.string(),
    username: z.string(),
    is_editor: z.boolean(),
    state: z.string().nullable(),
    is_due: z.boolean(),
  }),
);

const accountTypes: Readonly<Record<string, SignedIn["accountType"]>> = { enterprise: 1, personal: 2 };

export type Sessions = ReturnType<typeof createSessions>;

/** Sessions identified by random tokens, stored as hashes, each valid only together with its binding. */
export function createSessions(database: Queryable, hash: KeyedHash) {
  const hashesOf = ({ token, binding }: SessionKeys) => [
    hash("session token", token),
    hash("session binding", binding),
  ];

  async function begin(tx: Queryable, { accountId, device, address }: Begin): Promise<Begun> {
    const keys = { token: newKey(), binding: newKey() };
    const rows = await tx.query(
      `INSERT INTO session (id, account, token, binding, device, address, started_at, used_at, expires_at)
       SELECT $1, $2, $3, $4, $5, $6, now, now, now + interval '${wholeSeconds} seconds'
       FROM (SELECT clock_timestamp() AS now) AS clock RETURNING expires_at`,
      [randomUUID(), accountId, ...hashesOf(keys), device, address],
    );
    const [row] = z.tuple([z.object({ expires_at: z.date() })]).parse(rows);
    return { ...keys, expiresAt: row.expires_at };
  }

  const find: FindSession = async (keys) => {
    const rows = await database.query(
      `SELECT session.id AS session, account.id AS account, account.username, account.is_editor, certification.state,
         session.used_at < clock_timestamp() - interval '${noteEverySeconds} seconds' AS is_due
       FROM session JOIN account ON account.id = session.account
         LEFT JOIN certification ON certification.account = account.id
       WHERE token = $1 AND binding = $2 AND ${alive}`,
      hashesOf(keys),
    );
    const [row] = foundSchema.parse(rows);
    if (!row) return undefined;
    if (row.is_due) await database.query("UPDATE session SET used_at = clock_timestamp() WHERE id = $1", [row.session]);
    return {
      accountId: row.account,
      username: row.username,
      accountType: accountTypes[row.state ?? ""] ?? 0,
      sessionId: row.session,
      isEditor: row.is_editor,
    };
  };

  /** Ends a session. Returns whether there was one. */
  async function end(tx: Queryable, keys: SessionKeys): Promise<boolean> {
    const ended = await tx.query("DELETE FROM session WHERE token = $1 AND binding = $2 RETURNING id", hashesOf(keys));
    return ended.length > 0;
  }

  async function endAll(tx: Queryable, accountId: string): Promise<void> {
    await tx.query("DELETE FROM session WHERE account = $1", [accountId]);
  }

  async function endOthers(tx: Queryable, { accountId, sessionId }: Pick<SignedIn, "accountId" | "sessionId">) {
    await tx.query("DELETE FROM session WHERE account = $1 AND id <> $2", [accountId, sessionId]);
  }

  return { begin, find, end, endAll, endOthers };
}

function newKey(): string {
  return randomBytes(keyBytes).toString("base64url");
}
