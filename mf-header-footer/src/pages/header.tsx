import { localeOfPath } from "@zhian/contracts/locale";
import { type LoaderFunctionArgs, type ShouldRevalidateFunction, useLoaderData } from "@zhian/fragment/router";
import { siteContext } from "@zhian/fragment/site-context";
import { loadHot } from "../api/load-hot.ts";
import { loadNavigation, loadNewsNavigation } from "../api/load-navigation.ts";
import { loadSlogan } from "../api/load-slogan.ts";
import { changesHeader, isInIndustryNews } from "../model/news-section.ts";
import { SiteHeader } from "../ui/site-header.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api } = context.get(siteContext);
  const { pathname } = new URL(request.url);
  const locale = localeOfPath(pathname);
  const { signal } = request;
  const [categories, slogan, hot] = await Promise.all([
    isInIndustryNews(pathname) ? loadNewsNavigation({ api, locale, signal }) : [],
    loadSlogan(api, locale, signal),
    loadHot(api, locale, signal),
  ]);
  const isNews = categories.length > 0;
  const navigation = isNews ? categories : await loadNavigation({ api, locale, signal });
  return { navigation, isNews, slogan, hot };
}

export const shouldRevalidate: ShouldRevalidateFunction = changesHeader;

export function Component() {
  return <SiteHeader {...useLoaderData<typeof loader>()} />;
}
