import type { SearchHit } from "@zhian/contracts/endpoints";
import { useSite } from "@zhian/fragment/use-site";
import { loadWhileWanted } from "@zhian/ui/load-while-wanted";
import { useEffect, useState } from "react";

type Answer =
  | { status: "asking" }
  | { status: "found"; words: string; hits: readonly SearchHit[]; total: number }
  /** The API failed, which is not the same as no results. */
  | { status: "failed"; words: string };

export type SearchState = { status: "empty" } | Answer;

const empty = { status: "empty" } as const;
const asking = { status: "asking" } as const;

/** The specification's fetch delay. */
const delayMs = 200;
const limit = "24";

/**
 * Searches when the visitor has stopped typing; a late response for earlier words is ignored. A failure is reported at
 * once, and the search tried again like any load that is still wanted.
 */
export function useSearch(typed: string): SearchState {
  const { api, locale } = useSite();
  const [answer, setAnswer] = useState<Answer>(asking);
  const words = typed.trim();

  useEffect(() => {
    if (!api || words === "") return;
    const wanted = new AbortController();
    const search = () =>
      api.call("search", { query: { q: words, locale, limit }, signal: wanted.signal }).catch((error: unknown) => {
        if (!wanted.signal.aborted) setAnswer({ status: "failed", words });
        throw error;
      });
    const timer = setTimeout(() => {
      void loadWhileWanted(search, wanted.signal).then(
        ({ hits, total }) => setAnswer({ status: "found", words, hits, total }),
        // Other words have been typed.
        () => {},
      );
    }, delayMs);
    return () => {
      clearTimeout(timer);
      wanted.abort();
    };
  }, [api, locale, words]);

  if (words === "") return empty;
  // Results stay visible until newer ones replace them; a failure for other words does not.
  return answer.status === "failed" && answer.words !== words ? asking : answer;
}
