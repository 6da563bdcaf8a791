import type { Queryable } from "@zhian/database/database";
import type { FastifyBaseLogger } from "fastify";
import type { Answers } from "../http/answers.ts";
import type { Puzzles } from "./puzzles.ts";
import type { Tokens } from "./tokens.ts";
import type { Work } from "./work.ts";

interface Dependencies {
  database: Queryable;
  puzzles: Puzzles;
  work: Work;
  tokens: Tokens;
  /** Receives the movements that were judged not to be a person's. */
  log: Pick<FastifyBaseLogger, "info">;
}

type CaptchaAnswers = Pick<Answers, "captcha.puzzle" | "captcha.answer" | "captcha.work" | "captcha.workAnswer">;

/** The precondition for a text message: the puzzle, or proof of work for those who cannot use it. */
export function answerCaptcha({ database, puzzles, work, tokens, log }: Dependencies): CaptchaAnswers {
  const pass = async (session: string) => ({ result: "pass" as const, ...(await tokens.issue(database, session)) });

  return {
    "captcha.puzzle": (_query, { caller }) => puzzles.make(caller.session),

    async "captcha.answer"(_query, { body, caller }) {
      const verdict = await puzzles.judge(caller.session, body);
      if (verdict.result === "pass") return pass(caller.session);
      if (verdict.result === "again")
        log.info(
          { event: "captcha.rejected", reason: verdict.why, by: body.by ?? "drag" },
          "a puzzle solution was rejected",
        );
      return { result: verdict.result };
    },

    async "captcha.work"(_query, { caller }) {
      const { parameters, signature = "" } = await work.make(caller.session);
      return { parameters: { ...parameters }, signature };
    },

    async "captcha.workAnswer"(_query, { body, caller }) {
      return (await work.isDone(caller.session, body.payload)) ? pass(caller.session) : { result: "fail" };
    },
  };
}
