import type { Queryable } from "@zhian/database/database";
import type { Answers } from "../http/answers.ts";

/** Keeps what readers say of a page: nothing of themselves, but these words. */
export function answerFeedback(database: Queryable): Pick<Answers, "feedBack.submit"> {
  return {
    async "feedBack.submit"(_query, { body: { page, digest, locale, isHelpful, reason } }) {
      await database.query(
        "INSERT INTO feed_back (page, digest, locale, is_helpful, reason) VALUES ($1, $2, $3, $4, $5)",
        // PostgreSQL's texts hold no zero byte.
        [page, digest, locale, isHelpful, reason?.replaceAll("\u0000", "").trim() || null],
      );
      return null;
    },
  };
}
