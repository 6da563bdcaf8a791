import type { ApiClient } from "@zhian/contracts/endpoints";
import { localeOfPath, plainPath } from "@zhian/contracts/locale";
import { type LoaderFunction, matchRoutes, type RouteObject, RouterContextProvider } from "@zhian/fragment/router";
import { type LoaderSite, noCatalogue, siteContext } from "./site-context.ts";

/**
 * Loads all code that renders the page at an address, for a visitor who may be about to go there: runs its loader up to the first
 * API call, which imports the page's code and content on the way. The call itself is rejected, since a visitor who points at
 * twenty links goes to one, and the result is dropped. Rejects if some of the code is lost.
 */
export async function preparePage(
  routes: readonly RouteObject[],
  url: string,
  { config, catalogue = noCatalogue }: Pick<LoaderSite, "config"> & Partial<Pick<LoaderSite, "catalogue">>,
): Promise<void> {
  const { pathname } = new URL(url);
  const match = matchRoutes([...routes], plainPath(pathname))?.at(-1);
  let hasAll = false;
  const api: ApiClient = {
    call() {
      hasAll = true;
      return Promise.reject(new Error("the api is not called while a page is prepared"));
    },
  };
  const context = new RouterContextProvider();
  context.set(siteContext, { api, config, catalogue, locale: localeOfPath(pathname) });
  // `page` creates all routes, with a loader that is a function.
  const loader = match?.route.loader as LoaderFunction | undefined;
  try {
    await loader?.({ request: new Request(url), url: new URL(url), pattern: "", params: match?.params ?? {}, context });
  } catch (error) {
    if (!hasAll) throw error;
  }
}
