import { localeOfPath } from "@zhian/contracts/locale";
import type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
  RouteObject,
  ShouldRevalidateFunction,
} from "@zhian/fragment/router";
import type { ComponentType } from "react";
import { firstPageContext } from "./first-page.ts";
import { isLostChunk } from "./is-lost-chunk.ts";
import { siteContext } from "./site-context.ts";
import { withRetries } from "./with-retries.ts";

interface PageModule {
  Component: ComponentType;
  loader?(args: LoaderFunctionArgs): unknown;
  /** Handles the page's forms, in the browser only. */
  action?(args: ActionFunctionArgs): unknown;
}

interface PageOptions {
  /** Plain path (`/products/:code`), without a locale; `*` matches everything. */
  path: string;
  /** The `webpackChunkName` in `load`: a rendered page preloads this chunk. */
  chunk: string;
  load(): Promise<PageModule>;
  shouldRevalidate?: ShouldRevalidateFunction;
}

export type SiteRoute = RouteObject;

/** Creates a route whose module is loaded when first needed. */
export function page({ path, chunk, load: loadOnce, shouldRevalidate }: PageOptions): SiteRoute {
  const load = () => withRetries(loadOnce, isLostChunk);

  async function loadData(args: LoaderFunctionArgs): Promise<unknown> {
    const { loader } = await load();
    const site = args.context.get(siteContext);
    args.context.set(siteContext, { ...site, locale: localeOfPath(new URL(args.request.url).pathname) });
    try {
      return (await loader?.(args)) ?? null;
    } catch (error) {
      const shown = isLostChunk(error) ? args.context.get(firstPageContext)(args.request.url) : undefined;
      if (shown === undefined) throw error;
      return shown;
    }
  }

  const shared = {
    handle: { chunk },
    lazy: async () => {
      const { Component, action } = await load();
      return { Component, ...(action && { action }) };
    },
    loader: async (args: LoaderFunctionArgs) => {
      try {
        return await loadData(args);
      } finally {
        await args.context.get(siteContext).whileWanted?.(args.request.url);
      }
    },
    ...(shouldRevalidate && { shouldRevalidate }),
  };
  return path === "/" ? { ...shared, index: true } : { ...shared, path: path.replace(/^\//, "") };
}

interface LoadedRoutes {
  matches: readonly { route: { id?: string | undefined; handle?: unknown } }[];
  loaderData: Record<string, unknown>;
}

/** Returns the names of the matched routes' chunks, and of those that their loaders list for the page. */
export function chunksOf({ matches, loaderData }: LoadedRoutes): string[] {
  return matches.flatMap(({ route }) => {
    // Only `page` above writes handles.
    const handle = route.handle as { chunk: string } | undefined;
    if (!handle) return [];
    // A loader's `chunks` are typed where they are written; here only their location is known.
    const data = loaderData[route.id ?? ""] as { chunks?: readonly string[] } | null | undefined;
    return [handle.chunk, ...(data?.chunks ?? [])];
  });
}
