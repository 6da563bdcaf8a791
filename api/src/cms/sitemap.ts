import { articlePath, articleSections } from "@zhian/contracts/article-words";
import { type Locale, locales } from "@zhian/contracts/locale";
import { type Content, writtenIn } from "../content/content.ts";
import { publishedIn } from "./article.ts";
import { docPath } from "./doc-tree.ts";

interface SitePage {
  path: string;
  /** The languages it is written in; it is not listed in any other. */
  locales: Locale[];
  /** A calendar day, if known. */
  lastModified?: string;
}

/** Fragments own these paths by pattern: only the releases' lists show which pages exist. */
const described = /^\/(?:products|solution)\//;

/** Every page that the content defines. */
export function toSitemap(content: Content, now: Date): SitePage[] {
  return [...describedIn(content), ...articlesOf(content, now), ...categoriesOf(content, now), ...documentsOf(content)];
}

function describedIn({ brought }: Content): SitePage[] {
  return [...brought].flatMap(([path, texts]) => (described.test(path) ? [{ path, locales: writtenIn(texts) }] : []));
}

function articlesOf(content: Content, now: Date): SitePage[] {
  const published = articleSections.flatMap((section) => publishedIn(content, { section, locale: "en", now }));
  return published.map(({ section, id, updatedAt }) => ({
    path: articlePath(section, id),
    locales: writtenIn(content.articles.get(id)?.texts ?? {}),
    lastModified: updatedAt.slice(0, 10),
  }));
}

/** Categories with articles: others have nothing to show. */
function categoriesOf(content: Content, now: Date): SitePage[] {
  const newest = publishedIn(content, { section: "zixun", locale: "en", now });
  return content.nodes
    .filter(({ tree }) => tree === "news_tag")
    .flatMap(({ slug, link }) => {
      const latest = newest.find(({ category }) => category === slug);
      return latest ? [{ path: link, locales: [...locales], lastModified: latest.publishedAt.slice(0, 10) }] : [];
    });
}

function documentsOf({ folders, docs }: Content): SitePage[] {
  const all = [...docs.values()];
  const sections = folders.flatMap(({ path }) => {
    const days = all
      .filter(({ folder }) => folder === path || folder.startsWith(`${path}/`))
      .map((doc) => doc.updated_at);
    const latest = days.toSorted().at(-1);
    if (path.includes("/") || latest === undefined) return [];
    return [{ path: `/document/${path}`, locales: [...locales], lastModified: latest }];
  });
  const pages = all.map((doc) => ({
    path: docPath(doc),
    locales: writtenIn(doc.texts),
    lastModified: doc.updated_at,
  }));
  return [...sections, ...pages];
}
