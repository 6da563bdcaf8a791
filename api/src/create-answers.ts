import type { Database } from "@zhian/database/database";
import type { FastifyBaseLogger } from "fastify";
import type { AccountParts } from "./accounts/account-parts.ts";
import { Hasher } from "./accounts/hasher.ts";
import { answerAccounts, createAccountParts } from "./accounts/open-accounts.ts";
import { contentAnswers } from "./answer-calls.ts";
import { answerCaptcha } from "./captcha/answer-captcha.ts";
import { createPuzzles, type Puzzles } from "./captcha/puzzles.ts";
import { createTokens } from "./captcha/tokens.ts";
import { createWork } from "./captcha/work.ts";
import type { Config } from "./config.ts";
import type { ContentStore } from "./content/content-store.ts";
import { answerEditor } from "./editor/answer-editor.ts";
import { createPreviews, type Previews } from "./editor/previews.ts";
import { answerFeedback } from "./feedback/answer-feedback.ts";
import type { Answers } from "./http/answers.ts";
import { orUnavailable } from "./http/unavailable.ts";
import { answerApplications } from "./partners/answer-applications.ts";
import { answerReferral } from "./partners/answer-referral.ts";
import { readRecommendation } from "./partners/recommenders.ts";
import { recordSignUp } from "./partners/record-sign-up.ts";
import { answerQuotes } from "./quote/answer-quotes.ts";
import { createKeyedHash, readSecret } from "./secrets/keyed-hash.ts";
import { createSeal } from "./secrets/seal.ts";
import { createCodes } from "./sms/codes.ts";
import { createHttpGateway } from "./sms/http-gateway.ts";
import { createOutbox, type Outbox } from "./sms/outbox.ts";
import { createCodeSender } from "./sms/send-code.ts";
import { createQuietSender } from "./sms/send-quietly.ts";
import type { SmsGateway } from "./sms/sms-gateway.ts";

interface Parts {
  config: Config;
  database: Database;
  content: ContentStore;
  log: Pick<FastifyBaseLogger, "info" | "warn" | "error">;
}

export interface CreatedAnswers {
  answers: Omit<Answers, `bcd.${string}`>;
  puzzles: Puzzles;
  accounts: AccountParts;
  hasher: Hasher;
  /** Resolves when every message sent in the background has been sent or has failed. */
  settled(): Promise<void>;
  /** Undefined unless it is enabled. */
  outbox: Outbox | undefined;
  previews: Previews;
}

/** Answers for all calls except those about domains, and their dependencies. Reads the key for hashes from the database. */
export async function createAnswers({ config, database, content, log }: Parts): Promise<CreatedAnswers> {
  const secret = await readSecret(database, config.secret);
  const hash = createKeyedHash(secret);
  const tokens = createTokens(hash);
  const puzzles = createPuzzles({ database, hash });
  const work = createWork({ database, hash });
  const outbox = config.outbox ? createOutbox() : undefined;
  const gateway = outbox ?? openGateway(config.sms, log);
  const codes = createCodes(hash);
  const sending = { database, gateway, tokens, codes, hash, allowance: config.smsAllowance };
  const sendCode = createCodeSender(sending);
  const { sendQuietly, settled } = createQuietSender(sending);
  const { siteOrigins } = config;
  const seal = createSeal(secret);
  const hasher = new Hasher();
  const { compute: computeHash } = hasher;
  const sendingCodes = { codes, sendCode, sendQuietly };
  const parts = createAccountParts({ database, hash, seal, computeHash, ...sendingCodes, siteOrigins, log });
  const previews = createPreviews(database, hash);
  const captcha = orUnavailable(answerCaptcha({ database, puzzles, work, tokens, log }), log);
  return {
    accounts: parts,
    hasher,
    settled,
    outbox,
    puzzles,
    previews,
    answers: {
      ...contentAnswers,
      ...captcha,
      "account.getCaptcha": (query, call) => captcha["captcha.puzzle"](query, { ...call, body: undefined }),
      ...orUnavailable(answerAccounts(parts, { onSignUp: recordSignUp, readRecommendation }), log),
      ...orUnavailable({ ...answerReferral(parts), ...answerApplications({ ...parts, tokens }) }, log),
      ...orUnavailable(answerEditor({ database, content, previews, log }), log),
      ...orUnavailable(answerFeedback(database), log),
      ...orUnavailable(answerQuotes({ database, codes, sendCode }), log),
    },
  };
}

function openGateway(sms: Config["sms"], log: Parts["log"]): SmsGateway {
  if (!sms) return { send: async () => "refused" };
  return createHttpGateway({
    ...sms,
    onFailure: ({ reason, ...failure }) =>
      log.warn({ event: "sms.send_failed", ...failure, err: reason }, "the text message gateway failed"),
  });
}
