import type { Queryable } from "@zhian/database/database";
import * as z from "zod";
import { keep, take } from "../expiring-store/expiring-store.ts";
import type { KeyedHash } from "../secrets/keyed-hash.ts";
import type { RelyingParty } from "./relying-party.ts";

const lifeSeconds = 300;
const heldSchema = z.object({ account: z.string().nullable(), origin: z.string() });

interface Ceremony {
  party: RelyingParty;
  /** Undefined before the visitor has signed in. */
  accountId?: string;
}

/** The challenges that a key must sign. Each is valid once, for five minutes, for one account and one site. */
export function createChallenges(hash: KeyedHash) {
  const keyOf = (challenge: string) => `passkey:${hash("passkey challenge", challenge)}`;

  async function issue(database: Queryable, challenge: string, { party, accountId }: Ceremony): Promise<void> {
    const value = { account: accountId ?? null, origin: party.origin };
    await keep(database, { key: keyOf(challenge), value, seconds: lifeSeconds });
  }

  async function spend(database: Queryable, challenge: string, { party, accountId }: Ceremony): Promise<boolean> {
    const held = heldSchema.safeParse((await take(database, keyOf(challenge)))?.value);
    return held.success && held.data.account === (accountId ?? null) && held.data.origin === party.origin;
  }

  return { issue, spend };
}
