import type { ApiClient, EndpointData } from "@zhian/contracts/endpoints";
import type { Locale } from "@zhian/contracts/locale";
import { completeHead } from "@zhian/fragment/complete-head";
import { getSeo } from "@zhian/page/get-seo";

type Seo = EndpointData<"cms.seo">;

const none: Seo = { title: "", description: "", keywords: "" };

/** Returns the CMS's texts for the home page, completed from the site-wide ones; the page's own texts are the fallback. */
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
