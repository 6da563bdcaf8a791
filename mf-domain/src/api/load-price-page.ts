import type { Locale } from "@zhian/contracts/locale";
import type { LoaderSite } from "@zhian/fragment/site-context";
import { getRate } from "@zhian/page/get-rate";
import { getSeo } from "@zhian/page/get-seo";
import { breadcrumbs } from "@zhian/page/json-ld";
import { pageSeo } from "../model/page-seo.ts";
import { pathOf, trailOf } from "../model/trail.ts";
import { loadEndings } from "./load-endings.ts";

const path = "/products/bcd/price";

const names: Record<Locale, string> = { en: "Prices", zh: "价格总览" };

/** `list` is null if the price list could not be loaded. */
export async function loadPricePage({ api, config, locale }: LoaderSite, signal: AbortSignal) {
  const name = names[locale];
  const [rate, seo, endings] = await Promise.all([
    getRate(api, signal),
    getSeo(api, { id: path, locale, signal }, pageSeo("price", locale)),
    loadEndings(api, { locale, signal }),
  ]);
  return {
    rate,
    list: endings?.list ?? null,
    isDemo: endings?.isDemo ?? false,
    trail: trailOf(locale, name),
    head: { ...seo, jsonLd: [breadcrumbs({ origin: config.origin, locale }, pathOf(locale, { name, path }))] },
  };
}
