import type { ApiClient, EndpointData } from "@zhian/contracts/endpoints";
import type { Locale } from "@zhian/contracts/locale";

type Seo = EndpointData<"cms.seo">;

interface SeoQuery {
  /** Plain path of the page. */
  id: string;
  locale: Locale;
  signal: AbortSignal;
}

/** Characters: several times what a list of results shows. Whatever is longer was not meant for a head. */
const most = { title: 200, description: 600, keywords: 600 };

/** What the CMS says of a page; without an answer, or where a field is empty or far too long, the page's own words. */
export async function getSeo(api: ApiClient, { id, locale, signal }: SeoQuery, own: Seo): Promise<Seo> {
  try {
    const given = await api.call("cms.seo", { query: { id, locale }, signal });
    const choose = (field: keyof typeof most) => (isFit(given[field], most[field]) ? given[field] : own[field]);
    return { title: choose("title"), description: choose("description"), keywords: choose("keywords") };
  } catch (error) {
    if (signal.aborted) throw error;
    return own;
  }
}

function isFit(text: string, longest: number): boolean {
  return text.trim() !== "" && text.length <= longest;
}
