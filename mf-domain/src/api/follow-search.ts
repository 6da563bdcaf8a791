import type { Locale } from "@zhian/contracts/locale";
import { type SearchError, searchNames } from "@zhian/domains/search-names";
import type { Dispatch } from "react";
import type { SearchAction, SearchFailure } from "../model/desk.ts";

export interface SearchCall {
  /** Base path of the API: `/api`. */
  base: string;
  q: string;
  locale: Locale;
  /** Empty for signed-out visitors. */
  token: string;
  signal: AbortSignal;
}

/** Requests names, and dispatches each answer as it arrives, until the signal aborts the search. Never rejects. */
export async function followSearch(asking: SearchCall, dispatch: Dispatch<SearchAction>): Promise<void> {
  const { signal } = asking;
  try {
    for await (const line of searchNames(asking)) {
      if (signal.aborted) return;
      if (line.kind === "asked") dispatch({ is: "asked", line });
      if (line.kind === "row") dispatch({ is: "answered", item: line.item });
    }
    dispatch({ is: "ended" });
  } catch (error) {
    if (!signal.aborted) dispatch({ is: "failed", failure: toFailure(error) });
  }
}

/** Requests one name again. Without an answer, its row stays as it was, for another retry. Never rejects. */
export async function followRetry(asking: SearchCall, dispatch: Dispatch<SearchAction>): Promise<void> {
  const { q, signal } = asking;
  try {
    for await (const line of searchNames(asking)) {
      if (line.kind === "row" && !signal.aborted) dispatch({ is: "answered", item: line.item });
    }
  } catch {
    // The row then shows the same as before.
  }
  if (!signal.aborted) dispatch({ is: "left-open", name: q });
}

/** The reason for an unfinished search, in terms that a visitor understands. */
function toFailure(error: unknown): SearchFailure {
  if (!isSearchError(error) || error.kind === "broken") return { kind: "broken" };
  if (error.kind === "unreachable") return { kind: "unreachable" };
  const { status, retryAfterSeconds } = error.details;
  if (status !== 429) return { kind: "unreachable" };
  return { kind: "busy", ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) };
}

function isSearchError(error: unknown): error is SearchError {
  return error instanceof Error && error.name === "SearchError";
}
