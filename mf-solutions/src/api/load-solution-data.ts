import type { Locale } from "@zhian/contracts/locale";
import { data } from "@zhian/fragment/router";
import type { LoaderSite } from "@zhian/fragment/site-context";
import { getRate } from "@zhian/page/get-rate";
import { getSeo } from "@zhian/page/get-seo";
import { breadcrumbs, service } from "@zhian/page/json-ld";
import { loadSolution } from "../content/load-solution.ts";

const homeName: Record<Locale, string> = { en: "Home", zh: "首页" };

/** Throws 404 for an unknown slug. */
export async function loadSolutionData(slug: string, site: LoaderSite, signal: AbortSignal) {
  const { api, config, locale } = site;
  const found = await loadSolution(slug, site);
  if (!found) throw data("No such solution", { status: 404 });

  const { seo, ...page } = found.page;
  const path = `/solution/${slug}`;
  const [rate, texts] = await Promise.all([getRate(api, signal), getSeo(api, { id: path, locale, signal }, seo)]);
  const siteOfPage = { origin: config.origin, locale };
  const jsonLd = [
    service(siteOfPage, { name: page.title, path, description: texts.description, plans: [] }),
    breadcrumbs(siteOfPage, [
      { name: homeName[locale], path: "/" },
      { name: page.title, path },
    ]),
  ];
  return { page, marks: found.marks, rate, head: { ...texts, jsonLd } };
}
