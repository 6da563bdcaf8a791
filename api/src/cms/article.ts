import type { ArticleLink, ArticleSection, ArticleSummary, Article as WireArticle } from "@zhian/contracts/article";
import type { Locale } from "@zhian/contracts/locale";
import { type Article, type Content, pickText } from "../content/content.ts";
import { toArticleBody } from "./article-body.ts";

interface Reader {
  locale: Locale;
  now: Date;
}

/** One that everyone may read, in the reader's language or, with `lang` saying so, in the other one. */
type Published = ArticleSummary & Pick<WireArticle, "keywords" | "products"> & { markdown: string };

const maxRelated = 3;

/** A published article. A draft or one of a later date does not exist, as far as anyone can tell. */
export function findArticle(content: Content, { id, ...reader }: Reader & { id: string }): WireArticle | undefined {
  const asked = content.articles.get(id);
  const article = asked && publish(asked, reader);
  if (!article) return undefined;
  const { markdown, ...facts } = article;
  const section = publishedIn(content, { ...reader, section: article.section });
  const at = section.findIndex((other) => other.id === id);
  return {
    ...facts,
    body: toArticleBody(markdown),
    previous: toLink(section[at + 1]),
    next: toLink(section[at - 1]),
    related: relatedTo(article, section),
  };
}

/** All of a section that everyone may read, the newest first. */
export function listArticles(content: Content, asked: Reader & { section: ArticleSection }): ArticleSummary[] {
  return publishedIn(content, asked).map((article) => {
    const { markdown: _, keywords: __, products: ___, ...summary } = article;
    return summary;
  });
}

function publishedIn(content: Content, { section, ...reader }: Reader & { section: ArticleSection }): Published[] {
  return [...content.articles.values()]
    .filter((article) => article.section === section)
    .flatMap((article) => publish(article, reader) ?? [])
    .toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt));
}

function publish(article: Article, { locale, now }: Reader): Published | undefined {
  const { id, section, type, products, published_at: publishedAt, updated_at: updatedAt } = article;
  if (!publishedAt || new Date(publishedAt) > now) return undefined;
  const text = pickText(article.texts, locale);
  if (!text) return undefined;
  const { body, ...words } = text;
  const facts = { id, section, type, products, isDemo: article.is_demo };
  return { ...facts, ...words, publishedAt, updatedAt: updatedAt ?? publishedAt, markdown: body };
}

/** Those that speak of the same products or under the same words, the closest first. */
function relatedTo({ id, tags, products }: Published, section: readonly Published[]): ArticleLink[] {
  const subjects = new Set([...tags, ...products]);
  const nearness = ({ tags: its, products: others }: Published) =>
    [...its, ...others].filter((subject) => subjects.has(subject)).length;
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
