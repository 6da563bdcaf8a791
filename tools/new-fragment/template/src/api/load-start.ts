import { localePath } from "@zhian/contracts/locale";
import type { LoaderSite } from "@zhian/fragment/site-context";
import { breadcrumbs } from "@zhian/page/json-ld";
import { messages } from "../messages.ts";

const path = "/template";

/** The page's data: public plain data, the same on the server and in the browser. */
export function loadStart({ config, locale }: LoaderSite) {
  const { site, trail, start } = messages[locale];
  const crumbs = [
    { name: trail.home, path: "/" },
    { name: start.title, path },
  ];
  return {
    trail: {
      label: trail.label,
      crumbs: [{ label: trail.home, href: localePath(locale, "/") }, { label: start.title }],
    },
    // If the CMS has texts for this address, use `page/get-seo` instead.
    head: {
      title: `${start.title} | ${site}`,
      description: start.lead,
      keywords: start.keywords,
      jsonLd: [breadcrumbs({ origin: config.origin, locale }, crumbs)],
    },
  };
}
