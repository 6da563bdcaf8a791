import type { User } from "@zhian/contracts/state";
import type { Queryable } from "@zhian/database/database";
import type { Answers } from "../http/answers.ts";
import type { Caller } from "../http/caller.ts";
import type { AccountParts } from "./account-parts.ts";
import { clearSessionCookies } from "./begin-session.ts";

type ConsoleAnswers = Pick<
  Answers,
  "console.checkToken" | "console.overview" | "console.logout" | "console.endSession"
>;

/** The recommender's fields of the overview; undefined for everyone else. */
export type ReadRecommendation = (
  database: Queryable,
  accountId: string,
) => Promise<{ code: string; auth: number; style: number } | undefined>;

/** The data that every page loads for a signed-in visitor, and logging out. */
export function answerConsole(
  { database, sessions }: Pick<AccountParts, "database" | "sessions">,
  readRecommendation: ReadRecommendation,
): ConsoleAnswers {
  async function logOut(caller: Caller): Promise<null> {
    const { sessionKeys } = caller;
    // If no session ended, the cookies stay: the browser may hold the binding of a newer one.
    if (sessionKeys && (await sessions.end(database, sessionKeys))) clearSessionCookies(caller);
    return null;
  }

  return {
    async "console.checkToken"(_query, { caller }) {
      await caller.signedIn();
      return null;
    },

    async "console.overview"(_query, { caller }): Promise<User> {
      const { accountId, username, accountType, isEditor } = await caller.signedIn();
      const recommendation = await readRecommendation(database, accountId);
      return {
        username,
        uuid: accountId,
        accountType,
        isRecommend: recommendation ? 1 : 0,
        ...(isEditor && { isEditor }),
        ...(recommendation && {
          recommendID: recommendation.code,
          recommendAuth: recommendation.auth,
          recommendStyle: recommendation.style,
        }),
      };
    },

    "console.logout": (_query, { caller }) => logOut(caller),
    "console.endSession": (_query, { caller }) => logOut(caller),
  };
}
