import { createHash, randomBytes } from "node:crypto";
import type { Queryable } from "@zhian/database/database";
import { findTokenById, type Identity, identityOf } from "../tokens.ts";

/** `link`: exchanged once for a session. `session`: the cookie's content. */
export type TicketKind = "link" | "session";

export const lifeMs: Readonly<Record<TicketKind, number>> = { link: 15 * 60_000, session: 8 * 3_600_000 };

/** Returns the secret, which is stored only as a hash; it expires with its token at the latest. */
export async function issueTicket(database: Queryable, kind: TicketKind, about: { tokenId: string; now: Date }) {
  const { tokenId, now } = about;
  const secret = randomBytes(32).toString("base64url");
  await database.query("delete from operator_tickets where expires_at < $1", [now]);
  await database.query("insert into operator_tickets (hash, kind, token_id, expires_at) values ($1, $2, $3, $4)", [
    hashOf(secret),
    kind,
    tokenId,
    new Date(now.getTime() + lifeMs[kind]),
  ]);
  return secret;
}

/** The session's holder, as long as their token is in force. */
export async function findSession(database: Queryable, secret: string, now: Date): Promise<Identity | undefined> {
  const [row] = await database.query<{ token_id: string }>(
    "select token_id from operator_tickets where hash = $1 and kind = 'session' and expires_at > $2",
    [hashOf(secret), now],
  );
  return row && identityOf(await findTokenById(database, row.token_id, now));
}

/** A link works once: of two concurrent uses, one succeeds. */
export async function takeLink(database: Queryable, secret: string, now: Date): Promise<Identity | undefined> {
  const [row] = await database.query<{ token_id: string }>(
    "delete from operator_tickets where hash = $1 and kind = 'link' and expires_at > $2 returning token_id",
    [hashOf(secret), now],
  );
  return row && identityOf(await findTokenById(database, row.token_id, now));
}

export async function endSession(database: Queryable, secret: string): Promise<void> {
  await database.query("delete from operator_tickets where hash = $1", [hashOf(secret)]);
}

function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
