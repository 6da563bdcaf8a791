import type { ApiClient, EndpointData } from "@zhian/contracts/endpoints";
import type { Locale } from "@zhian/contracts/locale";
import { completeHead } from "@zhian/fragment/complete-head";
import { getSeo } from "@zhian/page/get-seo";

type Seo = EndpointData<"cms.seo">;

const none: Seo = { title: "", description: "", keywords: "" };

/** What the CMS says of the home page, or of the site as a whole, which is the same; the page's own words come last. */
export async function getHomeSeo(
  api: ApiClient,
  { locale, signal }: { locale: Locale; signal: AbortSignal },
  own: Seo,
): Promise<Seo> {
  const seo = await getSeo(api, { id: "/", locale, signal }, none);
  const { title, description, keywords } = await completeHead(seo, { api, locale });
  return {
    title: title || own.title,
    description: description || own.description,
    keywords: keywords || own.keywords,
  };
}
