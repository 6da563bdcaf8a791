import { type LoaderFunctionArgs, type ShouldRevalidateFunction, useLoaderData } from "@zhian/fragment/router";
import { siteContext } from "@zhian/fragment/site-context";
import { changesHeader } from "../model/news-section.ts";
import { SiteHeader } from "../ui/site-header.tsx";
import { useFreshHeader } from "../ui/use-fresh-header.ts";

/** Hydration already has the data: the loader's code is fetched when the browser first needs it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { loadHeader } = await import(/* webpackChunkName: "loaders" */ "../api/load-header.ts");
  return loadHeader(context.get(siteContext), request);
}

export const shouldRevalidate: ShouldRevalidateFunction = changesHeader;

export function Component() {
  return <SiteHeader {...useFreshHeader(useLoaderData<typeof loader>())} />;
}
