import { availableParallelism } from "node:os";
import type { Answers } from "../http/answers.ts";
import type { AccountParts } from "./account-parts.ts";
import { createAccountStore } from "./account-store.ts";
import { answerAccount } from "./answer-account.ts";
import { answerCertification } from "./answer-certification.ts";
import { answerConsole, type ReadRecommendation } from "./answer-console.ts";
import { answerLogin } from "./answer-login.ts";
import { answerPasskeyLogin } from "./answer-passkey-login.ts";
import { answerPasskeys } from "./answer-passkeys.ts";
import { answerPassword } from "./answer-password.ts";
import { answerRegister, type OnSignUp } from "./answer-register.ts";
import { answerReset } from "./answer-reset.ts";
import { createLoginTries } from "./login-tries.ts";
import { createPasswords } from "./passwords.ts";
import { createSessions } from "./sessions.ts";
import { createWorkPool } from "./work-pool.ts";

/** Leaves one core for everything else. Calls that would wait for seconds are refused at once; on a stalled machine, after 30 s. */
const hashing = { most: Math.max(1, Math.min(2, availableParallelism() - 1)), mostWaiting: 100, mostWaitMs: 30_000 };

type Made = "accounts" | "passwords" | "sessions" | "tries";

export type AccountAnswers = Omit<
  Pick<Answers, Extract<keyof Answers, `account.${string}` | `passkey.${string}`>>,
  "account.getCaptcha"
> &
  Pick<
    Answers,
    | "console.checkToken"
    | "console.overview"
    | "console.certification"
    | "console.certify"
    | "console.logout"
    | "console.endSession"
  >;

/** Creates the dependencies of the calls about accounts, on one database. */
export function createAccountParts(given: Omit<AccountParts, Made>): AccountParts {
  const { database, hash, seal } = given;
  return {
    ...given,
    accounts: createAccountStore(hash, seal),
    passwords: createPasswords({ pool: createWorkPool(hashing), computeHash: given.computeHash }),
    sessions: createSessions(database, hash),
    tries: createLoginTries(database, hash),
  };
}

interface Recommending {
  onSignUp: OnSignUp;
  readRecommendation: ReadRecommendation;
}

/** Calls for signing in, and for the caller's own account and its security. */
export function answerAccounts(parts: AccountParts, { onSignUp, readRecommendation }: Recommending): AccountAnswers {
  return {
    ...answerLogin(parts),
    ...answerRegister(parts, onSignUp),
    ...answerReset(parts),
    ...answerConsole(parts, readRecommendation),
    ...answerAccount(parts),
    ...answerPassword(parts),
    ...answerCertification(parts),
    ...answerPasskeys(parts),
    ...answerPasskeyLogin(parts),
  };
}
