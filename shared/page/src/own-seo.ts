import type { TextsOfPages } from "@zhian/content/listing";
import type { EndpointData } from "@zhian/contracts/endpoints";
import type { InLanguage } from "@zhian/i18n/in-language";

/** A page's own texts for search engines, by its id. `content`: as `content/pages` has it, in one language. Throws for an unknown page. */
export function ownSeo(content: unknown, id: string): EndpointData<"cms.seo"> {
  // As the build has checked it by the schema of its kind.
  const { pages } = content as InLanguage<TextsOfPages>;
  const page = pages.find((each) => each.id === id);
  if (!page) throw new TypeError(`content/pages has no ${id}`);
  return page.seo;
}
