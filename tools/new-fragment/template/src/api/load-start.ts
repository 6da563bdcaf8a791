import { localePath } from "@zhian/contracts/locale";
import type { LoaderSite } from "@zhian/fragment/site-context";
import { breadcrumbs } from "@zhian/page/json-ld";
import { messages } from "../messages.ts";

const path = "/template";

/** The page's data: plain data that everyone may see, alike on the server and in the browser. */
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
    // Once the CMS has words for this address, `page/get-seo` has them.
    head: {
      title: `${start.title} | ${site}`,
      description: start.lead,
      keywords: start.keywords,
      jsonLd: [breadcrumbs({ origin: config.origin, locale }, crumbs)],
    },
  };
}
