import type { Article } from "@zhian/contracts/article";
import type { ApiClient } from "@zhian/contracts/endpoints";
import type { Locale } from "@zhian/contracts/locale";
import { isAbsent, isId } from "./is-absent.ts";

interface Question {
  id: string;
  locale: Locale;
  signal: AbortSignal;
}

/** Null when there is no such article, or none that everyone may read. */
export async function getArticle(api: ApiClient, { id, locale, signal }: Question): Promise<Article | null> {
  if (!isId(id)) return null;
  try {
    return await api.call("cms.file", { query: { id, locale }, signal });
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
}
