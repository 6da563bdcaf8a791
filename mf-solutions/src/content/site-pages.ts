import type { Locale } from "@zhian/contracts/locale";
import { inLanguage } from "@zhian/i18n/in-language";
import { marksOf } from "@zhian/page/marks-of";
import { blocksToShow } from "../model/blocks-to-show.ts";
import { productsOfSite } from "../model/products-of-site.ts";
import type { SiteContent } from "../model/site-content.ts";

/** By plain path. One page at a time is loaded. */
export const sitePages: ReadonlyMap<string, () => Promise<{ content: SiteContent }>> = new Map([
  ["/partners/cps", () => import(/* webpackChunkName: "content-partners-cps" */ "./partners/cps.ts")],
  ["/partners/ecology", () => import(/* webpackChunkName: "content-partners-ecology" */ "./partners/ecology.ts")],
  ["/partners/strategy", () => import(/* webpackChunkName: "content-partners-strategy" */ "./partners/strategy.ts")],
  ["/activity", () => import(/* webpackChunkName: "content-activity" */ "./activities/hub.ts")],
  ["/activity/cps", () => import(/* webpackChunkName: "content-activity-cps" */ "./activities/referral.ts")],
  ["/cp-activity", () => import(/* webpackChunkName: "content-cp-activity" */ "./activities/protection.ts")],
  ["/yn-activity", () => import(/* webpackChunkName: "content-yn-activity" */ "./activities/indonesia.ts")],
  ["/about", () => import(/* webpackChunkName: "content-about" */ "./about/page.ts")],
]);

/** A page in one language, with the products that it names. Null for an address that has none. */
export async function loadSitePage(path: string, locale: Locale) {
  const load = sitePages.get(path);
  if (!load) return null;
  const whole = inLanguage((await load()).content, locale);
  const page = { ...whole, blocks: blocksToShow(whole.blocks) };
  return { page, marks: marksOf(productsOfSite(page), locale) };
}
