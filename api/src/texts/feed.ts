import { type ArticleSection, articlePath } from "@zhian/contracts/article-words";
import { htmlLang, type Locale, localePath } from "@zhian/contracts/locale";
import { type Published, publishedIn } from "../cms/article.ts";
import { bodyOf } from "../cms/body-cache.ts";
import { seoOfPage } from "../cms/seo.ts";
import { siteConfigOf } from "../cms/site-config.ts";
import type { Content } from "../content/content.ts";
import { escapeXml, toHtml } from "./body-html.ts";

export interface FeedQuestion {
  section: ArticleSection;
  locale: Locale;
  /** The site's origin, without a trailing slash. */
  origin: string;
  now: Date;
}

interface Entry extends Published {
  url: string;
  html: string;
}

interface Feed {
  title: string;
  description: string;
  language: string;
  homePage: string;
  updated: string;
  entries: Entry[];
}

const maxEntries = 30;
const author = "ZhiAn Cloud";

/** The newest articles of a section in the given language, with their full text. RFC 4287. */
export async function toAtom(content: Content, question: FeedQuestion): Promise<string> {
  const feed = await toFeed(content, question);
  const self = `${question.origin}${localePath(question.locale, `/${question.section}/feed.atom`)}`;
  const entries = feed.entries.map(
    ({ title, url, publishedAt, updatedAt, description, tags, html }) => `
  <entry>
    <title>${escapeXml(title)}</title>
    <id>${escapeXml(url)}</id>
    <link rel="alternate" type="text/html" href="${escapeXml(url)}"/>
    <published>${publishedAt}</published>
    <updated>${updatedAt}</updated>
    <summary>${escapeXml(description)}</summary>${tags.map((tag) => `\n    <category term="${escapeXml(tag)}"/>`).join("")}
    <content type="html">${escapeXml(html)}</content>
  </entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">
  <title>${escapeXml(feed.title)}</title>
  <subtitle>${escapeXml(feed.description)}</subtitle>
  <id>${escapeXml(self)}</id>
  <link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>
  <link rel="alternate" type="text/html" href="${escapeXml(feed.homePage)}"/>
  <updated>${feed.updated}</updated>
  <author><name>${author}</name></author>${entries.join("")}
</feed>
`;
}

/** The same feed as JSON Feed 1.1. */
export async function toJsonFeed(content: Content, question: FeedQuestion): Promise<string> {
  const feed = await toFeed(content, question);
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    description: feed.description,
    language: feed.language,
    home_page_url: feed.homePage,
    feed_url: `${question.origin}${localePath(question.locale, `/${question.section}/feed.json`)}`,
    authors: [{ name: author }],
    items: feed.entries.map(({ url, title, description, html, publishedAt, updatedAt, tags }) => ({
      id: url,
      url,
      title,
      summary: description,
      content_html: html,
      date_published: publishedAt,
      date_modified: updatedAt,
      tags,
    })),
  });
}

async function toFeed(content: Content, { section, locale, origin, now }: FeedQuestion): Promise<Feed> {
  const { title, description } = seoOfPage(content, `/${section}`, locale) ?? siteConfigOf(content, locale);
  const own = publishedIn(content, { section, locale, now }).filter(({ lang }) => lang === undefined);
  const entries = await Promise.all(
    own.slice(0, maxEntries).map(async (article) => ({
      ...article,
      url: origin + localePath(locale, articlePath(section, article.id)),
      html: toHtml(await bodyOf(article.markdown), { origin, locale }),
    })),
  );
  const updated =
    entries
      .map(({ updatedAt }) => updatedAt)
      .toSorted()
      .at(-1) ?? "2026-01-01T00:00:00Z";
  return {
    title,
    description,
    language: htmlLang(locale),
    homePage: origin + localePath(locale, `/${section}`),
    updated,
    entries,
  };
}
