import { type Locale, localePath, plainPath } from "@zhian/contracts/locale";
import { data } from "@zhian/fragment/router";
import type { LoaderSite } from "@zhian/fragment/site-context";
import { getRate } from "@zhian/page/get-rate";
import { getSeo } from "@zhian/page/get-seo";
import { breadcrumbs, organization, type SiteOfPage, service } from "@zhian/page/json-ld";
import { loadSitePage } from "../content/site-pages.ts";
import { stateAt } from "../model/activity-state.ts";
import type { SitePage } from "../model/site-content.ts";

const homeName: Record<Locale, string> = { en: "Home", zh: "首页" };
const trailName: Record<Locale, string> = { en: "Breadcrumb", zh: "当前位置" };
const hub = "/activity";
const hubName: Record<Locale, string> = { en: "Activities", zh: "活动中心" };

/** Throws 404 for an address that has no page. */
export async function loadSitePageData(address: URL, site: LoaderSite, signal: AbortSignal) {
  const { api, config, locale } = site;
  const path = plainPath(address.pathname);
  const found = await loadSitePage(path, site);
  if (!found) throw data("No such page", { status: 404 });

  const { seo: own, ...page } = found.page;
  const [rate, seo] = await Promise.all([getRate(api, signal), getSeo(api, { id: path, locale, signal }, own)]);
  const crumbs = [
    { name: homeName[locale], path: "/" },
    ...(page.times ? [{ name: hubName[locale], path: hub }] : []),
    { name: page.title, path },
  ];
  const now = Date.now();
  const state = page.times && stateAt(page.times, now);
  const siteOfPage = { origin: config.origin, locale };
  return {
    page,
    marks: found.marks,
    rate,
    state,
    states: Object.fromEntries(listedOn(page).map((activity) => [activity.path, stateAt(activity, now)])),
    trail: {
      label: trailName[locale],
      crumbs: crumbs.map(({ name, path: to }) =>
        to === path ? { label: name } : { label: name, href: localePath(locale, to) },
      ),
    },
    head: {
      ...seo,
      // The page stays for participants; no visitor should find it in a search and expect the offer to be valid.
      ...(state === "ended" && { noindex: true }),
      jsonLd: [...jsonLdOf(page, seo.description, siteOfPage), breadcrumbs(siteOfPage, crumbs)],
    },
  };
}

function listedOn({ blocks }: Pick<SitePage, "blocks">) {
  return blocks.flatMap((block) => (block.is === "activities" ? block.items : []));
}

/** An activity has only breadcrumbs: its prices are demo data, and a demo price is not an offer. */
function jsonLdOf(page: Omit<SitePage, "seo">, description: string, site: SiteOfPage): Record<string, unknown>[] {
  const { path, title } = page;
  if (path === "/about") return [organization(site.origin)];
  if (path.startsWith("/partners/")) return [service(site, { name: title, path, description, plans: [] })];
  const listed = listedOn(page);
  if (listed.length === 0) return [];
  return [
    {
      "@context": "https://schema.org",
      "@type": "ItemList",
      itemListElement: listed.map((item, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: item.title,
        url: site.origin + localePath(site.locale, item.path),
      })),
    },
  ];
}
