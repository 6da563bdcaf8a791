import { referralCodePattern } from "@zhian/contracts/referral-terms";
import type { Database } from "@zhian/database/database";
import * as z from "zod";
import { keepFirst } from "../expiring-store/expiring-store.ts";
import type { KeyedHash } from "../secrets/keyed-hash.ts";

interface Visit {
  recommend: string;
  /** The visitor's session; stored for a day, as a keyed hash. */
  session: string;
  /** The signed-in account, if any. */
  account: string | undefined;
}

const daySeconds = 86_400;
const ownersSchema = z.array(z.object({ account: z.string() }));

/** Counts a visit through a link: once per visitor and day, and never the owner's own. */
export function createVisitCount({ database, hash }: { database: Database; hash: KeyedHash }) {
  return async function countVisit({ recommend, session, account }: Visit): Promise<void> {
    if (!referralCodePattern.test(recommend)) return;
    await database.transaction(async (tx) => {
      const [owner] = ownersSchema.parse(
        await tx.query(
          "SELECT account FROM referral_link JOIN recommender USING (account) WHERE code = $1 AND state = 'active'",
          [recommend],
        ),
      );
      if (!owner || owner.account === account) return;
      const key = `visit:${hash("visit", `${recommend} ${session}`)}`;
      if (!(await keepFirst(tx, { key, value: true, seconds: daySeconds }))) return;
      await tx.query("UPDATE referral_link SET visits = visits + 1 WHERE code = $1", [recommend]);
    });
  };
}
