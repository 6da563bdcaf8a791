import { localeOfPath } from "@zhian/contracts/locale";
import { type LoaderFunctionArgs, type ShouldRevalidateFunction, useLoaderData } from "@zhian/fragment/router";
import { siteContext } from "@zhian/fragment/site-context";
import { loadNavigation } from "../api/load-navigation.ts";
import { changesLocale } from "../model/news-section.ts";
import { productIndex } from "../model/product-index.ts";
import { SiteFooter } from "../ui/site-footer.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api } = context.get(siteContext);
  const locale = localeOfPath(new URL(request.url).pathname);
  const navigation = await loadNavigation({ api, locale, signal: request.signal });
  return { categories: productIndex(navigation), year: new Date().getUTCFullYear() };
}

export const shouldRevalidate: ShouldRevalidateFunction = changesLocale;

export function Component() {
  return <SiteFooter {...useLoaderData<typeof loader>()} />;
}
