import type { ApiClient, EndpointData } from "@zhian/contracts/endpoints";
import type { Locale } from "@zhian/contracts/locale";
import { completeHead } from "@zhian/fragment/complete-head";
import { getSeo } from "@zhian/page/get-seo";

type Seo = EndpointData<"cms.seo">;

const none: Seo = { title: "", description: "", keywords: "" };

/** The CMS's texts for the home page, or for the site as a whole, which are the same; the page's own come last. */
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
