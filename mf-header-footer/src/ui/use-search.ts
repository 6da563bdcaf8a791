import type { SearchHit } from "@zhian/contracts/endpoints";
import { useSite } from "@zhian/fragment/use-site";
import { useEffect, useState } from "react";

type Answer =
  | { status: "asking" }
  | { status: "found"; words: string; hits: readonly SearchHit[]; total: number }
  /** The API failed, which is not the same as no results. */
  | { status: "failed"; words: string };

export type SearchState = { status: "empty" } | Answer;

const empty = { status: "empty" } as const;
const asking = { status: "asking" } as const;

/** The specification's fetch delay, then the pauses before a search that failed is tried again. */
const pausesMs = [200, 2_000, 5_000, 15_000];
const limit = "24";

/**
 * Searches when the visitor has stopped typing; a late response for earlier words is ignored. A failure is reported at
 * once; the search is tried again after each pause, and when the browser is back online.
 */
export function useSearch(typed: string): SearchState {
  const { api, locale } = useSite();
  const [answer, setAnswer] = useState<Answer>(asking);
  const words = typed.trim();

  useEffect(() => {
    if (!api || words === "") return;
    const asked = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;

    const ask = async (attempt: number) => {
      window.removeEventListener("online", askAnew);
      const next = await api.call("search", { query: { q: words, locale, limit }, signal: asked.signal }).then(
        ({ hits, total }): Answer => ({ status: "found", words, hits, total }),
        (): Answer => ({ status: "failed", words }),
      );
      if (asked.signal.aborted) return;
      setAnswer(next);
      if (next.status === "failed") askAfterPause(attempt + 1);
    };
    const askAfterPause = (attempt: number) => {
      window.addEventListener("online", askAnew);
      const pauseMs = pausesMs[attempt];
      if (pauseMs !== undefined) timer = setTimeout(() => void ask(attempt), pauseMs);
    };
    const askAnew = () => {
      clearTimeout(timer);
      askAfterPause(0);
    };

    askAfterPause(0);
    return () => {
      window.removeEventListener("online", askAnew);
      clearTimeout(timer);
      asked.abort();
    };
  }, [api, locale, words]);

  if (words === "") return empty;
  // Results stay visible until newer ones replace them; a failure for other words does not.
  return answer.status === "failed" && answer.words !== words ? asking : answer;
}
