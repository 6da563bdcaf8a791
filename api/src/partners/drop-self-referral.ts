import type { Queryable } from "@zhian/database/database";

/** Runs once an account's owner is known: removes a sign-up through their own link under another name, with its rebates. */
export async function dropSelfReferral(tx: Queryable, account: string): Promise<void> {
  await tx.query(
    `DELETE FROM referral_sign_up USING referral_link, certification AS own, certification AS owner
     WHERE referral_sign_up.account = $1 AND referral_sign_up.link = referral_link.code
       AND own.account = $1 AND owner.account = referral_link.account AND own.number_hash = owner.number_hash`,
    [account],
  );
}
