import type { Article } from "@zhian/contracts/article";
import type { ArticleSection } from "@zhian/contracts/article-words";
import type { ApiClient } from "@zhian/contracts/endpoints";
import type { Locale } from "@zhian/contracts/locale";
import { isAbsent, isId } from "./is-absent.ts";

interface Question {
  id: string;
  /** From the requested address; used if the CMS returns none. */
  section: ArticleSection;
  locale: Locale;
  signal: AbortSignal;
}

/** Null if there is no such article, or none that everyone may read. */
export async function getArticle(api: ApiClient, { id, section, locale, signal }: Question): Promise<Article | null> {
  if (!isId(id)) return null;
  try {
    const article = await api.call("cms.file", { query: { id, locale }, signal });
    return { ...article, id: article.id || id, section: article.section ?? section };
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
}
