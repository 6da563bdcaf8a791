import type { FastifyBaseLogger } from "fastify";
import { answerCalls } from "./answer-calls.ts";
import { answerCaptcha } from "./captcha/answer-captcha.ts";
import { createPuzzles, type Puzzles } from "./captcha/puzzles.ts";
import { createTokens } from "./captcha/tokens.ts";
import { createWork } from "./captcha/work.ts";
import type { Config } from "./config.ts";
import type { Content } from "./content/content.ts";
import type { Database } from "./database/database.ts";
import { answerFeedBack } from "./feed-back/answer-feed-back.ts";
import type { Answers } from "./http/answers.ts";
import { orUnavailable } from "./http/unavailable.ts";
import { createKeyedHash, readSecret } from "./kept/keyed-hash.ts";
import { answerQuotes } from "./quote/answer-quotes.ts";
import { createHttpGateway } from "./sms/http-gateway.ts";
import { createOutbox, type Outbox } from "./sms/outbox.ts";

interface Parts {
  config: Config;
  database: Database;
  content(): Content;
  log: Pick<FastifyBaseLogger, "info" | "warn" | "error">;
}

export interface CreatedAnswers {
  answers: Omit<Answers, `bcd.${string}`>;
  puzzles: Puzzles;
  /** Undefined where a gateway is configured. */
  outbox: Outbox | undefined;
}

/** What all calls but those about domains answer with, and what stands behind. Needs the database for the key of its hashes. */
export async function createAnswers({ config, database, content, log }: Parts): Promise<CreatedAnswers> {
  const hash = createKeyedHash(await readSecret(database, config.secret));
  const tokens = createTokens(hash);
  const puzzles = createPuzzles({ database, hash });
  const work = createWork({ database, hash });
  const outbox = createOutbox();
  const gateway = config.sms
    ? createHttpGateway({
        ...config.sms,
        onFailure: ({ reason, ...failure }) => log.warn({ ...failure, err: reason }, "the text message gateway failed"),
      })
    : outbox;
  return {
    outbox: config.sms ? undefined : outbox,
    puzzles,
    answers: {
      ...answerCalls(content),
      ...orUnavailable(answerCaptcha({ database, puzzles, work, tokens, log }), log),
      ...orUnavailable(answerFeedBack(database), log),
      ...orUnavailable(answerQuotes({ database, gateway, tokens, hash, allowance: config.smsAllowance }), log),
    },
  };
}
