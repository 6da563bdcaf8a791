import type { EndpointData } from "@zhian/contracts/endpoints";
import type { Locale } from "@zhian/contracts/locale";
import { mostReferralLinks } from "@zhian/contracts/referral-terms";
import type { Database, Queryable } from "@zhian/database/database";
import * as z from "zod";
import { newReferralCode } from "./recommenders.ts";

export type ReferralLink = EndpointData<"popularize.create">["list"][number];
export type CreateOutcome = "created" | "no-recommender" | "too-many";

/** Default name of the first link. */
const firstName: Readonly<Record<Locale, string>> = { en: "My link", zh: "我的链接" };
const registerPath = "/console/register?recommend=";

const rowsSchema = z.array(
  z.object({
    code: z.string(),
    name: z.string(),
    visits: z.number(),
    sign_ups: z.string().transform(Number),
    made_at: z.string(),
  }),
);

/** All links of a recommender, in the order of creation; empty for anyone else. */
export async function readLinks(database: Queryable, account: string, locale: Locale): Promise<ReferralLink[]> {
  const rows = rowsSchema.parse(
    await database.query(
      `SELECT code, name, visits,
         (SELECT count(*) FROM referral_sign_up WHERE link = code)::text AS sign_ups,
         to_char(made_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS made_at
       FROM referral_link WHERE account = $1 ORDER BY position`,
      [account],
    ),
  );
  return rows.map(({ code, name, visits, sign_ups: signUps, made_at: madeAt }) => {
    return { id: code, name: name || firstName[locale], path: registerPath + code, visits, signUps, madeAt };
  });
}

const statesSchema = z.array(z.object({ links: z.number() }));

/** Creates another link, to distinguish sources of visits, unless the name is already in use. */
export function createLink(database: Database, account: string, name: string): Promise<CreateOutcome> {
  return database.transaction(async (tx) => {
    // Locks the row, so that concurrent calls count the links one after the other.
    const [found] = statesSchema.parse(
      await tx.query(
        `SELECT (SELECT max(position) + 1 FROM referral_link WHERE referral_link.account = $1) AS links
         FROM recommender WHERE account = $1 FOR UPDATE`,
        [account],
      ),
    );
    if (!found) return "no-recommender";
    const named = await tx.query("SELECT 1 AS one FROM referral_link WHERE account = $1 AND name = $2", [
      account,
      name,
    ]);
    if (named.length > 0) return "created";
    if (found.links >= mostReferralLinks) return "too-many";
    await tx.query("INSERT INTO referral_link (code, account, position, name) VALUES ($1, $2, $3, $4)", [
      newReferralCode(),
      account,
      found.links,
      name,
    ]);
    return "created";
  });
}
