import type { Locale } from "@zhian/contracts/locale";
import type { LoaderSite } from "@zhian/fragment/site-context";
import { getSeo } from "@zhian/page/get-seo";
import { breadcrumbs } from "@zhian/page/json-ld";

const own: Record<Locale, { home: string; title: string; description: string; keywords: string }> = {
  en: {
    home: "Home",
    title: "News",
    description: "What is new at ZhiAn Cloud, and how things work that our customers ask about.",
    keywords: "ZhiAn Cloud news",
  },
  zh: {
    home: "首页",
    title: "新闻",
    description: "智安云的新变化，以及客户常问问题的原理解读。",
    keywords: "智安云新闻",
  },
};

export async function loadNews({ api, config, locale }: LoaderSite, signal: AbortSignal) {
  const { home, ...words } = own[locale];
  const [{ list }, seo] = await Promise.all([
    api.call("cms.fileList", { query: { section: "news", locale }, signal }),
    getSeo(api, { id: "/news", locale, signal }, words),
  ]);
  const trail = breadcrumbs({ origin: config.origin, locale }, [
    { name: home, path: "/" },
    { name: words.title, path: "/news" },
  ]);
  return { list, head: { ...seo, jsonLd: [trail] } };
}
