import { localePath } from "@zhian/contracts/locale";
import type { LoaderSite } from "@zhian/fragment/site-context";
import { getSeo } from "@zhian/page/get-seo";
import { breadcrumbs } from "@zhian/page/json-ld";
import { messages } from "../messages.ts";

const path = "/template";

/** What the page is drawn from: plain data that everyone may see, alike on the server and in the browser. */
export async function loadStart({ api, config, locale }: LoaderSite, signal: AbortSignal) {
  const { site, trail, start } = messages[locale];
  const own = { title: `${start.title} | ${site}`, description: start.lead, keywords: start.keywords };
  const seo = await getSeo(api, { id: path, locale, signal }, own);
  const crumbs = [
    { name: trail.home, path: "/" },
    { name: start.title, path },
  ];
  return {
    trail: {
      label: trail.label,
      crumbs: [{ label: trail.home, href: localePath(locale, "/") }, { label: start.title }],
    },
    head: { ...seo, jsonLd: [breadcrumbs({ origin: config.origin, locale }, crumbs)] },
  };
}
