import type { User } from "@zhian/contracts/state";
import type { Queryable } from "../database/database.ts";
import { notSignedIn } from "../http/answer-faults.ts";
import type { Answers } from "../http/answers.ts";
import type { Caller } from "../http/caller.ts";
import { formFault, waitFirst } from "./account-faults.ts";
import type { AccountParts } from "./account-parts.ts";
import { clearBinding } from "./begin-session.ts";
import { readCertification } from "./certifications.ts";
import { isTooLong, refuseWeakPassword } from "./password-rules.ts";
import { listSessions, revokeSession } from "./session-list.ts";

type AccountAnswers = Pick<
  Answers,
  | "console.checkToken"
  | "console.overview"
  | "console.logout"
  | "console.endSession"
  | "account.detail"
  | "account.changePassword"
  | "account.sessions"
  | "account.revoke"
>;

/** What the overview tells of a recommender; undefined for everyone else. */
export type ReadRecommendation = (
  database: Queryable,
  accountId: string,
) => Promise<{ code: string; auth: number; style: number } | undefined>;

/** What a visitor who is signed in asks about the own account. Whose it is, says the session alone. */
export function answerAccount(parts: AccountParts, readRecommendation: ReadRecommendation): AccountAnswers {
  const { database, accounts, passwords, sessions, tries, seal, log } = parts;

  async function ownAccount(caller: Caller) {
    const signedIn = await caller.signedIn();
    return (await accounts.findById(database, signedIn.accountId)) ?? notSignedIn();
  }

  async function logOut(caller: Caller): Promise<null> {
    const { sessionKeys } = caller;
    // Without a session nothing is cleared: the browser may hold the binding of a newer one.
    if (sessionKeys && (await sessions.end(database, sessionKeys))) clearBinding(caller);
    return null;
  }

  return {
    async "console.checkToken"(_query, { caller }) {
      await caller.signedIn();
      return null;
    },

    async "console.overview"(_query, { caller }): Promise<User> {
      const { accountId, username, accountType } = await caller.signedIn();
      const recommendation = await readRecommendation(database, accountId);
      return {
        username,
        uuid: accountId,
        accountType,
        isRecommend: recommendation ? 1 : 0,
        ...(recommendation && {
          recommendID: recommendation.code,
          recommendAuth: recommendation.auth,
          recommendStyle: recommendation.style,
        }),
      };
    },

    "console.logout": (_query, { caller }) => logOut(caller),
    "console.endSession": (_query, { caller }) => logOut(caller),

    async "account.detail"(_query, { caller }) {
      const { id, username, phone, madeAt, passwordChangedAt } = await ownAccount(caller);
      return {
        username,
        uuid: id,
        phone: `${phone.slice(0, 3)}****${phone.slice(-4)}`,
        madeAt: madeAt.toISOString(),
        passwordChangedAt: passwordChangedAt.toISOString(),
        certification: await readCertification({ database, seal }, id),
      };
    },

    /** Ends every other session: whoever knew the old password is out. */
    async "account.changePassword"(_query, { body: { present, password }, caller }) {
      const account = await ownAccount(caller);
      if (isTooLong(present)) throw formFault("presentWrong", "present");
      refuseWeakPassword(password, [account.username, account.phone]);
      const given = { who: account.id, address: caller.address };
      const waitSeconds = await tries.enter(given);
      if (waitSeconds > 0) throw waitFirst(waitSeconds);
      if (!(await passwords.isRight(present, account.password))) {
        await tries.fail(given);
        throw formFault("presentWrong", "present");
      }
      const hash = await passwords.hash(password);
      const { sessionId } = await caller.signedIn();
      await database.transaction(async (tx) => {
        await accounts.setPassword(tx, account.id, hash);
        await tries.forget(tx, account.id);
        await sessions.endOthers(tx, { accountId: account.id, sessionId });
      });
      log.info({ event: "password set", by: "password", account: account.id }, "a password was changed");
      return null;
    },

    "account.sessions": async (_query, { caller }) => listSessions(database, await caller.signedIn()),

    async "account.revoke"(_query, { body: { id }, caller }) {
      const signedIn = await caller.signedIn();
      if (id === "others") await sessions.endOthers(database, signedIn);
      else await revokeSession(database, signedIn, id);
      if (id === signedIn.sessionId) clearBinding(caller);
      return listSessions(database, signedIn);
    },
  };
}
