import type { ApiClient, EndpointData } from "@zhian/contracts/endpoints";
import type { Locale } from "@zhian/contracts/locale";

type Seo = EndpointData<"cms.seo">;

interface SeoQuery {
  /** Plain path of the page. */
  id: string;
  locale: Locale;
  signal: AbortSignal;
}

/** What the CMS says of a page; without an answer, or where it left a field empty, the page's own words. */
export async function getSeo(api: ApiClient, { id, locale, signal }: SeoQuery, own: Seo): Promise<Seo> {
  try {
    const given = await api.call("cms.seo", { query: { id, locale }, signal });
    return {
      title: given.title || own.title,
      description: given.description || own.description,
      keywords: given.keywords || own.keywords,
    };
  } catch (error) {
    if (signal.aborted) throw error;
    return own;
  }
}
