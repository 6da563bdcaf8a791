import type { FastifyBaseLogger } from "fastify";
import { ApiFault, isApiFault } from "./api-fault.ts";

type Log = Pick<FastifyBaseLogger, "error">;
// Arguments and results of each answer pass through unchanged and unread.
type AnyAnswer = (...parts: never[]) => unknown;

/** Makes answers respond with 503 if they fail: they need the database, and without it nothing is stored, so that a retry is safe. */
export function orUnavailable<Answers extends Record<string, AnyAnswer>>(answers: Answers, log: Log): Answers {
  const guarded = Object.entries(answers).map(([name, answer]) => [
    name,
    async (...parts: never[]) => {
      try {
        return await answer(...parts);
      } catch (error) {
        if (isApiFault(error)) throw error;
        log.error({ event: "request.failed", err: error, call: name }, "a request failed");
        throw new ApiFault(503, { headers: { "retry-after": "5" } });
      }
    },
  ]);
  // The same keys, each with a function of the same parameters and result.
  return Object.fromEntries(guarded) as Answers;
}
