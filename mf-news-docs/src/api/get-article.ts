import type { Article } from "@zhian/contracts/article";
import type { ApiClient } from "@zhian/contracts/endpoints";
import type { Locale } from "@zhian/contracts/locale";

interface Question {
  id: string;
  locale: Locale;
  signal: AbortSignal;
}

/** What the CMS gives as an id. Anything else is not even asked for: the api would answer 400, which leads home. */
const idPattern = /^[a-z0-9-]{1,100}$/;

/** Null when there is no such article, or none that everyone may read. */
export async function getArticle(api: ApiClient, { id, locale, signal }: Question): Promise<Article | null> {
  if (!idPattern.test(id)) return null;
  try {
    return await api.call("cms.file", { query: { id, locale }, signal });
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
}

/** A refused call rejects with the answer's body on the server, and in the browser with an error that carries it. */
function isAbsent(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  const { code, body } = error as { code?: unknown; body?: { code?: unknown } };
  return code === 404 || body?.code === 404;
}
