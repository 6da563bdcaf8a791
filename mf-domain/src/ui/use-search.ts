import type { Bus } from "@zhian/contracts/bus";
import { tokenOf } from "@zhian/contracts/token-of";
import { useSite } from "@zhian/fragment/use-site";
import { type Dispatch, useCallback, useEffect, useRef, useState } from "react";
import { followRetry, followSearch } from "../api/follow-search.ts";
import { recommend } from "../api/recommend.ts";
import type { DeskAction, FoundRows, Question } from "../model/desk.ts";

export interface SearchStart {
  /** The query in the address. */
  asked: string;
  question: Question;
  /** The rows that came with the page, if any did. */
  found: FoundRows | null;
}

/** Follows the question in the address, and returns functions to retry one name, or all. */
export function useSearch({ asked, question, found }: SearchStart, dispatch: Dispatch<DeskAction>) {
  const { api, bus, config, currency, locale } = useSite();
  const [attempt, setAttempt] = useState(0);
  // Suggestions are for the currency at the time of the request; a change of currency does not search again.
  const money = useRef(currency);
  useEffect(() => {
    money.current = currency;
  }, [currency]);

  useEffect(() => {
    const given = attempt === 0 ? found : null;
    dispatch({ is: "began", question, found: given });
    if (question.names.length === 0) return;
    const leaving = new AbortController();
    const asking = { q: asked, locale, signal: leaving.signal };
    void followSearch({ ...asking, base: config.apiBase, token: tokenNow(bus) }, dispatch);
    if (api) void recommend(api, { ...asking, currency: money.current }, dispatch);
    return () => leaving.abort();
  }, [api, asked, question, found, attempt, locale, config.apiBase, bus, dispatch]);

  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current?.abort();
  }, []);
  const retry = useCallback(
    (name: string) => {
      const signal = leaving.current?.signal;
      if (!signal) return;
      dispatch({ is: "retried", name });
      void followRetry({ base: config.apiBase, q: name, locale, token: tokenNow(bus), signal }, dispatch);
    },
    [config.apiBase, locale, bus, dispatch],
  );
  return { retry, retryAll: () => setAttempt((count) => count + 1) };
}

function tokenNow(bus: Bus | undefined): string {
  return bus ? tokenOf(bus.get("auth")) : "";
}
