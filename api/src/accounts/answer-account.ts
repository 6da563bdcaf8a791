import { notSignedIn } from "../http/answer-faults.ts";
import type { Answers } from "../http/answers.ts";
import type { Caller } from "../http/caller.ts";
import type { AccountParts } from "./account-parts.ts";
import { clearSessionCookies } from "./begin-session.ts";
import { readCertification } from "./certifications.ts";
import { listSessions, revokeSession } from "./session-list.ts";

type AccountAnswers = Pick<Answers, "account.detail" | "account.sessions" | "account.revoke">;

/** Calls about a signed-in visitor's own account, which the session alone identifies. */
export function answerAccount(parts: AccountParts): AccountAnswers {
  const { database, accounts, sessions, seal } = parts;

  async function ownAccount(caller: Caller) {
    const signedIn = await caller.signedIn();
    return (await accounts.findById(database, signedIn.accountId)) ?? notSignedIn();
  }

  return {
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

    "account.sessions": async (_query, { caller }) => listSessions(database, await caller.signedIn()),

    async "account.revoke"(_query, { body: { id }, caller }) {
      const signedIn = await caller.signedIn();
      if (id === "others") await sessions.endOthers(database, signedIn);
      else await revokeSession(database, signedIn, id);
      if (id === signedIn.sessionId) clearSessionCookies(caller);
      return listSessions(database, signedIn);
    },
  };
}
