import type { EndpointData } from "@zhian/contracts/endpoints";
import type { Database, Queryable } from "@zhian/database/database";
import * as z from "zod";
import { toUsd } from "../quote/money.ts";
import { readableLetters } from "../secrets/readable-letters.ts";
import { readRebates } from "./rebates.ts";

const codeLength = 8;
const codesSchema = z.array(z.object({ code: z.string() }));

/** A code for a new link: eight of 32 letters, so that a collision is very unlikely. */
export function newReferralCode(): string {
  return readableLetters(codeLength);
}

/** Makes the account a recommender with a first link; an existing one is unchanged. Resolves to its code. */
export function becomeRecommender(database: Database, account: string): Promise<string> {
  return database.transaction(async (tx) => {
    await tx.query("INSERT INTO recommender (account) VALUES ($1) ON CONFLICT (account) DO NOTHING", [account]);
    // Locks the row: of two concurrent calls, the second finds the first one's link.
    await tx.query("SELECT 1 AS one FROM recommender WHERE account = $1 FOR UPDATE", [account]);
    await tx.query(
      `INSERT INTO referral_link (code, account, position, name) VALUES ($1, $2, 0, '')
       ON CONFLICT (account, position) DO NOTHING`,
      [newReferralCode(), account],
    );
    const [link] = codesSchema.parse(
      await tx.query("SELECT code FROM referral_link WHERE account = $1 AND position = 0", [account]),
    );
    if (!link) throw new Error("A recommender has no link.");
    return link.code;
  });
}

export interface Recommendation {
  code: string;
  auth: number;
  style: number;
}

const recommendationSchema = z.array(z.object({ code: z.string(), auth: z.number(), style: z.number() }));

/** The recommender's fields of the user overview; undefined for everyone else. */
export async function readRecommendation(tx: Queryable, account: string): Promise<Recommendation | undefined> {
  const [found] = recommendationSchema.parse(
    await tx.query(
      `SELECT code, auth, style FROM recommender JOIN referral_link USING (account)
       WHERE account = $1 AND position = 0`,
      [account],
    ),
  );
  return found;
}

const count = z.string().transform(Number);
const standingSchema = z.array(
  z.object({
    code: z.string(),
    state: z.enum(["active", "paused"]),
    visits: count,
    sign_ups: count,
    pending: count,
    settled: count,
  }),
);

/** The recommender's own figures and newest rebates. */
export async function readStanding(database: Queryable, account: string): Promise<EndpointData<"popularize.detail">> {
  const [found] = standingSchema.parse(
    await database.query(
      `SELECT first.code, state,
         (SELECT sum(visits) FROM referral_link WHERE account = $1)::text AS visits,
         (SELECT count(*) FROM referral_sign_up JOIN referral_link ON link = code
          WHERE referral_link.account = $1)::text AS sign_ups,
         (SELECT coalesce(sum(cents), 0) FROM rebate WHERE recommender = $1 AND rebate.state = 'pending')::text AS pending,
         (SELECT coalesce(sum(cents), 0) FROM rebate WHERE recommender = $1 AND rebate.state = 'settled')::text AS settled
       FROM recommender JOIN referral_link AS first USING (account)
       WHERE account = $1 AND first.position = 0`,
      [account],
    ),
  );
  if (!found) return { state: "none" };
  const { code, state, visits, sign_ups: signUps, pending, settled } = found;
  const rebates = await readRebates(database, account);
  return { code, state, visits, signUps, pendingUsd: toUsd(pending), settledUsd: toUsd(settled), rebates };
}
