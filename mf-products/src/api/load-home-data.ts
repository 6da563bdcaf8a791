import type { LoaderSite } from "@zhian/fragment/site-context";
import { getRate } from "@zhian/page/get-rate";
import { organization } from "@zhian/page/json-ld";
import { cracklePath } from "@zhian/ui/crackle-path";
import { loadHome } from "../content/home/load-home.ts";
import { getHomeSeo } from "./get-home-seo.ts";
import { loadNotices } from "./load-notices.ts";

export async function loadHomeData(site: LoaderSite, signal: AbortSignal) {
  const { api, config, locale } = site;
  const { home: found, ...named } = await loadHome(site);
  const { seo, ...home } = found;
  const [rate, texts, notices] = await Promise.all([
    getRate(api, signal),
    getHomeSeo(api, { locale, signal }, seo),
    loadNotices(api, { locale, signal }),
  ]);
  return {
    home,
    ...named,
    rate,
    notices,
    glaze: cracklePath({ seed: "zhian", spread: "corner", cells: 60 }),
    head: { ...texts, canonical: "/", jsonLd: [organization(config.origin)] },
  };
}
