import type { EndpointData } from "@zhian/contracts/endpoints";
import type { Locale } from "@zhian/contracts/locale";
import { type Content, pickText } from "../content/content.ts";

interface Question {
  id: string;
  locale: Locale;
  now: Date;
}

/** A published article. A draft or one of a later date does not exist, as far as anyone can tell. */
export function findArticle(content: Content, { id, locale, now }: Question): EndpointData<"cms.file"> | undefined {
  const article = content.articles.get(id);
  if (!article?.published_at || new Date(article.published_at) > now) return undefined;
  const text = pickText(article.texts, locale);
  return text && { id, ...text, publishedAt: article.published_at };
}
