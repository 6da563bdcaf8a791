import type { Catalogue } from "@zhian/contracts/catalogue";
import type { ColumnNode } from "@zhian/contracts/cms";
import type { LoaderSite } from "@zhian/fragment/site-context";
import { foldEntries } from "../model/fold-entries.ts";
import { type NavEntry, toNavigation, toNewsNavigation } from "../model/navigation.ts";

export interface Ask extends Pick<LoaderSite, "api" | "locale"> {
  signal: AbortSignal;
}

export interface AskOfMenus extends Ask, Pick<LoaderSite, "catalogue"> {}

/**
 * Loads the CMS's whole navigation. The header is never empty: if the CMS fails, or returns nothing, falls back to the known
 * navigation, or to the catalogue.
 */
export async function loadNavigation(
  { api, locale, signal, catalogue: load }: AskOfMenus,
  known?: NavEntry[],
): Promise<NavEntry[]> {
  const [catalogue, columns] = await Promise.all([
    load().catch((): Catalogue => []),
    orNone(signal, async () => {
      const answer = await api.call("cms.column", { query: { locale }, signal });
      return answer.columns[0]?.children;
    }),
  ]);
  const entries = toNavigation(columns, new Map(catalogue.map((product) => [product.code, product])));
  const navigation = foldEntries(entries, locale);
  if (navigation.length > 0) return navigation;
  if (known) return known;
  const { defaultNavigation } = await import(
    /* webpackChunkName: "default-navigation" */ "../model/default-navigation.ts"
  );
  return defaultNavigation(catalogue, locale);
}

/** Loads the industry-news categories; none if the CMS fails, so that the caller shows the usual navigation. */
export async function loadNewsNavigation({ api, locale, signal }: Ask): Promise<NavEntry[]> {
  const categories = await orNone(signal, async () => {
    const answer = await api.call("cms.newsTag", { query: { locale }, signal });
    return answer.news_tag[0]?.children;
  });
  return foldEntries(toNewsNavigation(categories), locale);
}

/** A failed load is not shown to the visitor (the API client has counted it); an abort is rethrown. */
async function orNone(signal: AbortSignal, load: () => Promise<ColumnNode[] | undefined>): Promise<ColumnNode[]> {
  try {
    return (await load()) ?? [];
  } catch (error) {
    if (signal.aborted) throw error;
    return [];
  }
}
