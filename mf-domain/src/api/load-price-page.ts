import type { Locale } from "@zhian/contracts/locale";
import type { LoaderSite } from "@zhian/fragment/site-context";
import { getRate } from "@zhian/page/get-rate";
import { getSeo } from "@zhian/page/get-seo";
import { breadcrumbs } from "@zhian/page/json-ld";
import { pathOf, trailOf } from "../model/trail.ts";
import { loadEndings } from "./load-endings.ts";

const path = "/products/bcd/price";

const own: Record<Locale, { name: string; title: string; description: string; keywords: string }> = {
  en: {
    name: "Prices",
    title: "Domain prices by ending | ZhiAn Cloud",
    description: "Registration, renewal and transfer prices of every ending we offer, in a table you can sort.",
    keywords: "domain prices, renewal price, TLD",
  },
  zh: {
    name: "价格总览",
    title: "域名价格总览 | 智安云",
    description: "全部可注册后缀的注册、续费与转入价格，一张表查清。",
    keywords: "域名价格,续费价格,域名后缀",
  },
};

/** `list` is null when the price list could not be had. */
export async function loadPricePage({ api, config, locale }: LoaderSite, signal: AbortSignal) {
  const { name, ...texts } = own[locale];
  const [rate, seo, endings] = await Promise.all([
    getRate(api, signal),
    getSeo(api, { id: path, locale, signal }, texts),
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
