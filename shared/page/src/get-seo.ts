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
 * Returns the CMS's texts for a page; the page's own if the CMS fails, or where a field is empty or far too long. Fields that are
 * still empty are completed from the system configuration, as in every page's head.
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
