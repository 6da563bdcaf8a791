import { type LoaderFunctionArgs, type ShouldRevalidateFunction, useLoaderData } from "@zhian/fragment/router";
import { siteContext } from "@zhian/fragment/site-context";
import { changesLocale } from "../model/news-section.ts";
import { SiteFooter } from "../ui/site-footer.tsx";

/** Hydration already has the data: the loader's code is fetched when the browser first needs it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { loadFooter } = await import(/* webpackChunkName: "loaders" */ "../api/load-footer.ts");
  return loadFooter(context.get(siteContext), request);
}

export const shouldRevalidate: ShouldRevalidateFunction = changesLocale;

export function Component() {
  return <SiteFooter {...useLoaderData<typeof loader>()} />;
}
