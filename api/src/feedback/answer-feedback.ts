import type { Queryable } from "@zhian/database/database";
import type { Answers } from "../http/answers.ts";

/** Stores readers' feedback on a page: only these fields, nothing about the reader. */
export function answerFeedback(database: Queryable): Pick<Answers, "feedBack.submit"> {
  return {
    async "feedBack.submit"(_query, { body: { page, digest, locale, isHelpful, reason } }) {
      await database.query(
        "INSERT INTO feed_back (page, digest, locale, is_helpful, reason) VALUES ($1, $2, $3, $4, $5)",
        // Text in PostgreSQL cannot contain a zero byte.
        [page, digest, locale, isHelpful, reason?.replaceAll("\u0000", "").trim() || null],
      );
      return null;
    },
  };
}
