import type { ColumnNode } from "@zhian/contracts/cms";
import type { ApiClient } from "@zhian/contracts/endpoints";
import type { Locale } from "@zhian/contracts/locale";
import { type NavEntry, toNavigation, toNewsNavigation } from "../model/navigation.ts";

export interface Ask {
  api: ApiClient;
  locale: Locale;
  signal: AbortSignal;
}

/**
 * The whole of the CMS's navigation. The header is never empty: when the CMS does not answer, or has nothing, what is known, or what
 * the release knows, stands in.
 */
export async function loadNavigation({ api, locale, signal }: Ask, known?: NavEntry[]): Promise<NavEntry[]> {
  const [{ catalogue }, columns] = await Promise.all([
    import(/* webpackChunkName: "catalogue" */ "@zhian/contracts/catalogue"),
    orNone(signal, async () => {
      const answer = await api.call("cms.column", { query: { locale }, signal });
      return answer.columns[0]?.children;
    }),
  ]);
  const navigation = toNavigation(columns, new Map(catalogue.map((product) => [product.code, product])));
  if (navigation.length > 0) return navigation;
  if (known) return known;
  const { defaultNavigation } = await import(
    /* webpackChunkName: "default-navigation" */ "../model/default-navigation.ts"
  );
  return defaultNavigation(locale);
}

/** Industry-news categories; none when the CMS does not answer, so that the caller shows the usual navigation. */
export async function loadNewsNavigation({ api, locale, signal }: Ask): Promise<NavEntry[]> {
  const categories = await orNone(signal, async () => {
    const answer = await api.call("cms.newsTag", { query: { locale }, signal });
    return answer.news_tag[0]?.children;
  });
  return toNewsNavigation(categories);
}

/** A failed page-data load is silent to the visitor (the client has counted it); an abort stays an abort. */
async function orNone(signal: AbortSignal, load: () => Promise<ColumnNode[] | undefined>): Promise<ColumnNode[]> {
  try {
    return (await load()) ?? [];
  } catch (error) {
    if (signal.aborted) throw error;
    return [];
  }
}
