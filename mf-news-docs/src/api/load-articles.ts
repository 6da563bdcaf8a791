import type { Locale } from "@zhian/contracts/locale";
import type { LoaderSite } from "@zhian/fragment/site-context";
import { getSeo } from "@zhian/page/get-seo";
import { breadcrumbs } from "@zhian/page/json-ld";
import { marksOf } from "@zhian/page/marks-of";
import { type ListAddress, listPath, readListAddress, sectionOf } from "../model/article-lists.ts";
import { feedsOf } from "../model/feeds.ts";
import { pageSeo } from "../model/page-seo.ts";
import { homeNames, sectionNames } from "../model/section-names.ts";
import { type Category, getCategories } from "./get-categories.ts";
import { loadMissing } from "./load-missing.ts";
import { orLoadFailed } from "./or-load-failed.ts";

const pageNames: Record<Locale, (page: number) => string> = {
  en: (page) => `, page ${page}`,
  zh: (page) => `（第 ${page} 页）`,
};

/** Loads a page of a section's list; 404 for an unknown page, type or category. */
export function loadArticles(url: URL, site: LoaderSite, signal: AbortSignal) {
  return orLoadFailed(() => load(url, site, signal), { url, site, signal });
}

async function load(url: URL, site: LoaderSite, signal: AbortSignal) {
  const { api, locale, config } = site;
  const address = readListAddress(url);
  const all = { name: sectionNames[sectionOf(url)][locale], link: `/${sectionOf(url)}` };
  if (!address) return loadMissing(site, { url, signal, own: [all] });
  const { section, type, category, page } = address;
  const query = { section, type, page: String(page), locale, ...(category !== undefined && { category }) };
  const [answer, categories, seo] = await Promise.all([
    api.call("cms.fileList", { query, signal }),
    section === "zixun" ? getCategories(api, { locale, signal }) : [],
    getSeo(api, { id: listPath({ ...address, type: "0", page: 1 }), locale, signal }, pageSeo(section, locale)),
  ]);
  const isKnown = category === undefined || isAmong(categories, category) || answer.total > 0;
  if (!isKnown || page > answer.pages) return loadMissing(site, { url, signal, own: [all] });
  const path = listPath(address);
  const trail = breadcrumbs({ origin: config.origin, locale }, [
    { name: homeNames[locale], path: "/" },
    { name: sectionNames[section][locale], path: `/${section}` },
    ...categories.filter(({ slug }) => slug === category).map(({ slug, name }) => ({ name, path: `/zixun/${slug}` })),
  ]);
  return {
    kind: "list" as const,
    ...address,
    categories: categories.map(({ slug, name }) => ({ slug, name })),
    lead: leadOf(address, categories),
    list: answer.list,
    pages: answer.pages,
    marks: marksOf(
      answer.list.flatMap(({ products }) => products),
      { catalogue: await site.catalogue(), locale },
    ),
    isStale: site.isStale?.() ?? false,
    head: {
      ...seo,
      ...(page > 1 && { title: seo.title + pageNames[locale](page) }),
      canonical: path,
      feeds: feedsOf(section, locale),
      jsonLd: [trail],
    },
  };
}

function leadOf({ category }: ListAddress, categories: readonly Category[]): string | undefined {
  return categories.find(({ slug }) => slug === category)?.desc;
}

function isAmong(categories: readonly Category[], wanted: string): boolean {
  return categories.some(({ slug }) => slug === wanted);
}
