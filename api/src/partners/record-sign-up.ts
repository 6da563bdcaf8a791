import { randomUUID } from "node:crypto";
import { referralCodePattern, signUpRebateUsd } from "@zhian/contracts/referral-terms";
import type { Queryable } from "@zhian/database/database";
import * as z from "zod";
import { maskName } from "./rebates.ts";

interface SignUp {
  /** The referral link's code, unchecked. */
  recommend: string;
  account: { id: string; username: string };
}

const ownersSchema = z.array(z.object({ account: z.string() }));

/**
 * Credits a new account to its recommender, in the transaction that creates it: once, and never to itself. An unknown code,
 * or one whose owner is paused, changes nothing. Resolves to whether it was credited.
 */
export async function recordSignUp(tx: Queryable, { recommend, account }: SignUp): Promise<boolean> {
  if (!referralCodePattern.test(recommend)) return false;
  const [owner] = ownersSchema.parse(
    await tx.query(
      `SELECT account FROM referral_link JOIN recommender USING (account) WHERE code = $1 AND state = 'active'`,
      [recommend],
    ),
  );
  if (!owner || owner.account === account.id) return false;
  const id = randomUUID();
  const booked = await tx.query(
    "INSERT INTO referral_sign_up (id, account, link) VALUES ($1, $2, $3) ON CONFLICT (account) DO NOTHING RETURNING id",
    [id, account.id, recommend],
  );
  if (booked.length === 0) return false;
  await tx.query(
    `INSERT INTO rebate (id, recommender, sign_up, masked_name, kind, cents, state)
     VALUES ($1, $2, $3, $4, 'sign-up', $5, 'pending')`,
    [randomUUID(), owner.account, id, maskName(account.username), signUpRebateUsd * 100],
  );
  return true;
}
