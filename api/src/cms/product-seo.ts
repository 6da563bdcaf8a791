import type { EndpointData } from "@zhian/contracts/endpoints";
import type { Locale } from "@zhian/contracts/locale";
import { type Content, pickText } from "../content/content.ts";

const prefix = "/products/";

/** The list that maps product routes to marketing text. */
export function toProductSeo(content: Content, locale: Locale): EndpointData<"cms.productSeo">["list"] {
  return [...content.pages].flatMap(([routeurl, texts]) => {
    const text = routeurl.startsWith(prefix) && pickText(texts, locale);
    return text ? [{ routeurl, title: text.title, keywords: text.keywords, discription: text.description }] : [];
  });
}
