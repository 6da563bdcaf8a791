import { randomBytes } from "node:crypto";
import type { Queryable } from "@zhian/database/database";
import * as z from "zod";
import { keep, take } from "../expiring-store/expiring-store.ts";
import type { KeyedHash } from "../secrets/keyed-hash.ts";

const lifeSeconds = 120;
const tokenSchema = z.object({ session: z.string(), phone: z.string().optional() });

export interface Token {
  token: string;
  expiresAt: string;
}

interface Bearer {
  token: string;
  session: string;
  phone: string;
}

/** Tokens for solved puzzles, each for one text message. Stored as hashes, bound to the session that solved the puzzle. */
export function createTokens(hash: KeyedHash) {
  const keyOf = (token: string) => `token:${hash("captcha token", token)}`;

  async function issue(database: Queryable, session: string): Promise<Token> {
    const token = randomBytes(24).toString("base64url");
    await keep(database, { key: keyOf(token), value: { session: hash("session", session) }, seconds: lifeSeconds });
    return { token, expiresAt: new Date(Date.now() + lifeSeconds * 1_000).toISOString() };
  }

  /** Spends a token in any case. Returns whether it belongs to this session and, if it was given back, to this phone. */
  async function spend(database: Queryable, { token, session, phone }: Bearer): Promise<boolean> {
    const taken = await take(database, keyOf(token));
    const held = tokenSchema.safeParse(taken?.value);
    if (!held.success || held.data.session !== hash("session", session)) return false;
    return held.data.phone === undefined || held.data.phone === hash("phone", phone);
  }

  /** After a failure on our side: restores the same token, for the same phone only. */
  async function giveBack(database: Queryable, { token, session, phone }: Bearer): Promise<void> {
    const value = { session: hash("session", session), phone: hash("phone", phone) };
    await keep(database, { key: keyOf(token), value, seconds: lifeSeconds });
  }

  return { issue, spend, giveBack };
}

export type Tokens = ReturnType<typeof createTokens>;
