import type { ApiClient } from "@zhian/contracts/endpoints";
import type { Currency, Locale } from "@zhian/contracts/locale";
import type { Dispatch } from "react";
import type { DeskAction } from "../model/desk.ts";

interface Wish {
  q: string;
  locale: Locale;
  currency: Currency;
  signal: AbortSignal;
}

/** Suggestions in addition to the requested names. The search neither waits for them nor needs them. */
export async function recommend(
  api: ApiClient,
  { q, locale, currency, signal }: Wish,
  dispatch: Dispatch<DeskAction>,
): Promise<void> {
  try {
    const { urls } = await api.call("bcd.domain", { body: { url: q, locale, currency }, signal });
    if (!signal.aborted) dispatch({ is: "recommended", items: urls });
  } catch {
    // The page is complete without them.
  }
}
