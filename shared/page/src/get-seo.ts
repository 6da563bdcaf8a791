import type { ApiClient, EndpointData } from "@zhian/contracts/endpoints";
import type { Locale } from "@zhian/contracts/locale";
import { type HeadField, isFit } from "@zhian/fragment/complete-head";

type Seo = EndpointData<"cms.seo">;

interface SeoQuery {
  /** Plain path of the page. */
  id: string;
  locale: Locale;
  signal: AbortSignal;
}

/**
 * The CMS's texts for a page; without an answer, or where a field is empty or far too long, the page's own. A field still empty is
 * completed from the system configuration, as every page's head is.
 */
export async function getSeo(api: ApiClient, { id, locale, signal }: SeoQuery, own: Seo): Promise<Seo> {
  try {
    const given = await api.call("cms.seo", { query: { id, locale }, signal });
    const choose = (field: HeadField) => (isFit(field, given[field]) ? given[field] : own[field]);
    return { title: choose("title"), description: choose("description"), keywords: choose("keywords") };
  } catch (error) {
    if (signal.aborted) throw error;
    return own;
  }
}
