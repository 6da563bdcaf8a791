import type { ArticleLink, ArticleSummary, Article as WireArticle } from "@zhian/contracts/article";
import type { ArticleSection } from "@zhian/contracts/article-words";
import type { Locale } from "@zhian/contracts/locale";
import { type Article, type Content, pickText, writtenIn } from "../content/content.ts";
import { bodyOf, digestOf } from "./body-cache.ts";

export interface Reader {
  locale: Locale;
  now: Date;
}

/** A published article, in the reader's language or else in the other, which `lang` then names. */
export type Published = ArticleSummary & Pick<WireArticle, "keywords"> & { markdown: string };

export interface ListQuestion extends Reader {
  section: ArticleSection;
  /** A number as text; 0 for all. */
  type?: string | undefined;
  category?: string | undefined;
  /** Counted from 1. */
  page?: string | undefined;
}

const maxRelated = 3;
const articlesOnPage = 10;

/** A published article. Drafts and articles with a later date are treated as nonexistent. */
export async function findArticle(
  content: Content,
  { id, ...reader }: Reader & { id: string },
): Promise<WireArticle | undefined> {
  const asked = content.articles.get(id);
  const article = asked && publish(asked, reader);
  if (!article) return undefined;
  const { markdown, ...facts } = article;
  const section = publishedIn(content, { ...reader, section: article.section });
  const at = section.findIndex((other) => other.id === id);
  return {
    ...facts,
    body: await bodyOf(markdown),
    digest: digestOf(markdown),
    locales: writtenIn(asked.texts),
    previous: toLink(section[at + 1]),
    next: toLink(section[at - 1]),
    related: relatedTo(article, section),
  };
}

/** One page of a section's public articles, newest first; empty beyond the last page. */
export function listArticles(content: Content, { type = "0", category, page = "1", ...asked }: ListQuestion) {
  const all = publishedIn(content, asked).filter(
    (article) =>
      (type === "0" || String(article.type) === type) && (category === undefined || article.category === category),
  );
  const start = (Number(page) - 1) * articlesOnPage;
  return {
    list: all.slice(start, start + articlesOnPage).map(toSummary),
    total: all.length,
    page: Number(page),
    pages: Math.max(1, Math.ceil(all.length / articlesOnPage)),
  };
}

/** All public articles of a section, newest first. */
export function publishedIn(
  content: Content,
  { section, ...reader }: Reader & { section: ArticleSection },
): Published[] {
  return [...content.articles.values()]
    .filter((article) => article.section === section)
    .flatMap((article) => publish(article, reader) ?? [])
    .toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt));
}

function toSummary(article: Published): ArticleSummary {
  const { markdown: _, keywords: __, ...summary } = article;
  return summary;
}

function publish(article: Article, { locale, now }: Reader): Published | undefined {
  const { id, section, type, products, category, published_at: publishedAt, updated_at: updatedAt } = article;
  if (!publishedAt || new Date(publishedAt) > now) return undefined;
  const text = pickText(article.texts, locale);
  if (!text) return undefined;
  const { body, ...words } = text;
  const facts = { id, section, type, products, isDemo: article.is_demo, ...operationOf(article) };
  const times = { publishedAt, updatedAt: updatedAt ?? publishedAt };
  return { ...facts, ...words, ...times, ...(category !== null && { category }), markdown: body };
}

function operationOf({ severity, state, starts_at, ends_at }: Article): Pick<ArticleSummary, "operation"> {
  if (severity === null || state === null || starts_at === null) return {};
  return { operation: { severity, state, startsAt: starts_at, ...(ends_at !== null && { endsAt: ends_at }) } };
}

/** Articles with a tag, a product or the category in common, closest first. */
function relatedTo({ id, tags, products, category }: Published, section: readonly Published[]): ArticleLink[] {
  const subjects = new Set([...tags, ...products]);
  const nearness = (other: Published) =>
    [...other.tags, ...other.products].filter((subject) => subjects.has(subject)).length +
    (category !== undefined && other.category === category ? 1 : 0);
  return section
    .filter((other) => other.id !== id && nearness(other) > 0)
    .toSorted((one, other) => nearness(other) - nearness(one))
    .slice(0, maxRelated)
    .map((other) => toLink(other));
}

function toLink(article: Published): ArticleLink;
function toLink(article: Published | undefined): ArticleLink | null;
function toLink(article: Published | undefined): ArticleLink | null {
  if (!article) return null;
  const { id, title, publishedAt, lang } = article;
  return { id, title, publishedAt, ...(lang && { lang }) };
}
