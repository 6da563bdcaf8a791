import type { ApiClient, SearchHit } from "@zhian/contracts/endpoints";
import type { Locale } from "@zhian/contracts/locale";
import type { LoaderSite } from "@zhian/fragment/site-context";
import { getSeo } from "@zhian/page/get-seo";
import { pageSeo } from "../model/page-seo.ts";

const maxLetters = 100;
const maxHits = "50";

/** Loads hits and popular searches. `hits` is null if the search fails. */
export async function loadSearch({ api, locale }: LoaderSite, asked: string, signal: AbortSignal) {
  const words = Array.from(asked.trim()).slice(0, maxLetters).join("");
  const [hits, hot, seo] = await Promise.all([
    words === "" ? [] : find(api, { words, locale, signal }),
    loadHot(api, locale, signal),
    getSeo(api, { id: "/search", locale, signal }, pageSeo("search", locale)),
  ]);
  return { words, hits, hot, head: { ...seo, noindex: true } };
}

interface Question {
  words: string;
  locale: Locale;
  signal: AbortSignal;
}

async function find(api: ApiClient, { words, locale, signal }: Question): Promise<SearchHit[] | null> {
  try {
    return (await api.call("search", { query: { q: words, locale, limit: maxHits }, signal })).hits;
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}

async function loadHot(api: ApiClient, locale: Locale, signal: AbortSignal) {
  try {
    return (await api.call("search.hot", { query: { locale }, signal })).hot;
  } catch (error) {
    if (signal.aborted) throw error;
    return [];
  }
}
