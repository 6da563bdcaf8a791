import type { SearchHit } from "@zhian/contracts/endpoints";
import { useSite } from "@zhian/fragment/use-site";
import { useEffect, useState } from "react";

export type SearchState =
  | { status: "empty" }
  | { status: "asking" }
  | { status: "found"; words: string; hits: readonly SearchHit[]; total: number }
  /** The api could not say: not the same as no results. */
  | { status: "failed" };

/** The specification's fetch delay. */
const delayMs = 200;
const limit = "24";

/** Asks when the visitor has stopped typing; an answer to earlier words is never shown. */
export function useSearch(typed: string): SearchState {
  const { api, locale } = useSite();
  const [state, setState] = useState<SearchState>({ status: "empty" });
  const words = typed.trim();

  useEffect(() => {
    if (!api || words === "") return setState({ status: "empty" });
    const asked = new AbortController();
    setState((present) => (present.status === "found" ? present : { status: "asking" }));

    async function ask(client: NonNullable<typeof api>) {
      const next = await client.call("search", { query: { q: words, locale, limit }, signal: asked.signal }).then(
        ({ hits, total }): SearchState => ({ status: "found", words, hits, total }),
        (): SearchState => ({ status: "failed" }),
      );
      if (!asked.signal.aborted) setState(next);
    }

    const timer = setTimeout(() => void ask(api), delayMs);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [api, locale, words]);

  return state;
}
