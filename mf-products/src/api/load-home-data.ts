import type { LoaderSite } from "@zhian/fragment/site-context";
import { getRate } from "@zhian/page/get-rate";
import { getSeo } from "@zhian/page/get-seo";
import { organization } from "@zhian/page/json-ld";
import { loadHome } from "../content/home/load-home.ts";

export async function loadHomeData({ api, config, locale }: LoaderSite, signal: AbortSignal) {
  const { home: found, ...named } = loadHome(locale);
  const { seo, ...home } = found;
  const [rate, texts] = await Promise.all([getRate(api, signal), getSeo(api, { id: "/", locale, signal }, seo)]);
  return { home, ...named, rate, head: { ...texts, canonical: "/", jsonLd: [organization(config.origin)] } };
}
