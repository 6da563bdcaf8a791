import { maxNames } from "@zhian/contracts/domain-limits";
import type { ApiClient, EndpointData } from "@zhian/contracts/endpoints";
import { type Locale, localePath } from "@zhian/contracts/locale";
import { readNames } from "@zhian/domains/read-names";
import type { LoaderSite } from "@zhian/fragment/site-context";
import { getRate } from "@zhian/page/get-rate";
import { getSeo } from "@zhian/page/get-seo";
import { breadcrumbs } from "@zhian/page/json-ld";
import type { FoundRows, Question } from "../model/desk.ts";
import { pageSeo } from "../model/page-seo.ts";
import { toQuestion } from "../model/question.ts";
import { pathOf, trailOf } from "../model/trail.ts";
import { loadEndings } from "./load-endings.ts";

const path = "/products/bcd/search";
/** The longest that rows may delay the page: after that, the browser requests them. */
const patienceMs = 350;

const names: Record<Locale, string> = { en: "Search", zh: "域名查询" };

/** The question in an address, and, for a page without scripts, the answers that arrived in time. */
export async function loadSearchPage(address: URL, site: LoaderSite, { signal, isServer }: LoadOptions) {
  const { api, config, locale } = site;
  const asked = toQuestion(address.searchParams.get("q") ?? "");
  const name = names[locale];
  const count = readNames(asked, { limit: maxNames.search }).wanted.length;
  const [rate, seo, endings, found] = await Promise.all([
    getRate(api, signal),
    getSeo(api, { id: path, locale, signal }, pageSeo("search", locale)),
    loadEndings(api, { locale, signal }),
    isServer && count > 0 && count <= maxNames.answer ? findInTime(api, { q: asked, locale, signal }) : null,
  ]);
  const rules =
    endings?.list.map(({ ending, ascii, minLength, scripts }) => ({ ending, ascii, minLength, scripts })) ?? null;
  const { wanted, isOne, ...said } = readNames(asked, { limit: maxNames.search, ...(rules && { endings: rules }) });
  const question: Question = { ...said, isOne, names: wanted.map((each) => each.name) };
  return {
    asked,
    question: found ? { ...question, names: found.items.map(({ domainName }) => domainName) } : question,
    found,
    rules,
    rate,
    trail: trailOf(locale, name),
    head: {
      ...seo,
      // Otherwise each question would be an indexed page.
      noindex: asked !== "",
      canonical: path,
      jsonLd: [breadcrumbs({ origin: config.origin, locale }, pathOf(locale, { name, path }))],
    },
    again: localePath(locale, address.pathname + address.search),
  };
}

interface LoadOptions {
  signal: AbortSignal;
  /** Whether the server loads the page: a browser shows it at once, and each row as it arrives. */
  isServer: boolean;
}

interface Search {
  q: string;
  locale: Locale;
  signal: AbortSignal;
}

/** Null if the response did not arrive in time, for whatever reason. */
async function findInTime(api: ApiClient, { q, locale, signal }: Search): Promise<FoundRows | null> {
  const patience = AbortSignal.timeout(patienceMs);
  try {
    const answer = api.call("bcd.search", { query: { q, locale }, signal: AbortSignal.any([signal, patience]) });
    return toFound(await Promise.race([answer, rejected(patience)]));
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}

/** Rejects at the time limit, also if the API client ignores the signal. */
function rejected(patience: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    patience.addEventListener("abort", () => reject(new Error(`no answer in ${patienceMs} ms`)), { once: true });
  });
}

function toFound({ resultList, mutipleSearchResult, isDemo, askedAt }: EndpointData<"bcd.search">): FoundRows {
  return { items: resultList.length > 0 ? resultList : mutipleSearchResult, isDemo, askedAt };
}
