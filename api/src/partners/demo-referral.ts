import { randomUUID } from "node:crypto";
import { signUpRebateUsd } from "@zhian/contracts/referral-terms";
import type { Queryable } from "@zhian/database/database";
import { newReferralCode } from "./recommenders.ts";

const demoLinks = [
  { name: "", visits: 128 },
  { name: "demo-newsletter", visits: 41 },
];

/** The customers' purchases, in US dollars per month: a server g2.4x16, a database of 4 GiB, the professional firewall. */
export const demoOrders = { server: 54, database: 58, firewall: 159 };
/** As stated on the programme's page: 10 % of cloud resources, 15 % of security products. */
const cloudCents = Math.round((2 * demoOrders.server + demoOrders.database) * 10);
const securityCents = Math.round(demoOrders.firewall * 15);
const signUpCents = signUpRebateUsd * 100;

const demoSignUps = [
  {
    link: 0,
    daysAgo: 75,
    maskedName: "w**",
    rebates: [
      { kind: "sign-up", cents: signUpCents, state: "settled", daysAgo: 75 },
      { kind: "order", cents: cloudCents, state: "settled", daysAgo: 44 },
      { kind: "order", cents: cloudCents, state: "pending", daysAgo: 14 },
    ],
  },
  {
    link: 1,
    daysAgo: 40,
    maskedName: "s**",
    rebates: [
      { kind: "sign-up", cents: signUpCents, state: "pending", daysAgo: 40 },
      { kind: "order", cents: securityCents, state: "pending", daysAgo: 9 },
    ],
  },
  {
    link: 0,
    daysAgo: 6,
    maskedName: "y**",
    rebates: [{ kind: "sign-up", cents: signUpCents, state: "pending", daysAgo: 6 }],
  },
];

/** Makes the demo account a recommender with visits, sign-ups, and rebates marked as demo data. */
export async function seedDemoReferral(tx: Queryable, account: string): Promise<void> {
  const made = await tx.query(
    "INSERT INTO recommender (account) VALUES ($1) ON CONFLICT (account) DO NOTHING RETURNING account",
    [account],
  );
  if (made.length === 0) return;
  const codes = demoLinks.map(() => newReferralCode());
  for (const [position, { name, visits }] of demoLinks.entries()) {
    await tx.query("INSERT INTO referral_link (code, account, position, name, visits) VALUES ($1, $2, $3, $4, $5)", [
      codes[position],
      account,
      position,
      name,
      visits,
    ]);
  }
  for (const { link, daysAgo, maskedName, rebates } of demoSignUps) {
    const signUp = randomUUID();
    await tx.query(
      "INSERT INTO referral_sign_up (id, link, at) VALUES ($1, $2, now() - make_interval(days => $3::int4))",
      [signUp, codes[link], daysAgo],
    );
    for (const rebate of rebates) {
      await tx.query(
        `INSERT INTO rebate (id, recommender, sign_up, masked_name, kind, cents, state, at, is_demo)
         VALUES ($1, $2, $3, $4, $5, $6, $7, now() - make_interval(days => $8::int4), true)`,
        [randomUUID(), account, signUp, maskedName, rebate.kind, rebate.cents, rebate.state, rebate.daysAgo],
      );
    }
  }
}
