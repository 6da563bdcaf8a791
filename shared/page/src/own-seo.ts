import type { TextsOfPages } from "@zhian/content/listing";
import type { EndpointData } from "@zhian/contracts/endpoints";
import type { InLanguage } from "@zhian/i18n/in-language";

/** Returns a page's own texts for search engines. `content` is `content/pages` in one language. Throws for an unknown page. */
export function ownSeo(content: unknown, id: string): EndpointData<"cms.seo"> {
  // Validated by the build against its schema.
  const { pages } = content as InLanguage<TextsOfPages>;
  const page = pages.find((each) => each.id === id);
  if (!page) throw new TypeError(`content/pages has no ${id}`);
  return page.seo;
}
