import type { Locale } from "@zhian/contracts/locale";
import type { RenderContext, Rendered, RenderRequest, ServerBundle } from "@zhian/contracts/render";
import { ownerOf } from "@zhian/contracts/routes";
import type { Slot } from "@zhian/contracts/slots";
import type { ComponentType, ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router";
import { canonicalPath } from "./canonical-path.ts";
import { completeHead } from "./complete-head.ts";
import { type FragmentParts, identifierPrefix } from "./fragment-parts.ts";
import { headOf } from "./head-of.ts";
import { siteContext } from "./site-context.ts";
import { frameRoutes } from "./site-frame.tsx";
import { chunksOf } from "./site-route.ts";
import { type SitePort, SitePortContext } from "./use-site.tsx";

interface ServerParts extends FragmentParts {
  fallback: ComponentType<{ slot: Slot; locale: Locale }>;
}

interface LoadedSlot {
  slot: Slot;
  handler: StaticHandler;
  state: StaticHandlerContext;
}

/** Creates the server half of a fragment: renders the same routes to HTML. Its input is public and never includes a token. */
export function createServerBundle({ fragment, routes, messages, fallback: Fallback }: ServerParts): ServerBundle {
  const handlers = new Map(
    fragment.slots.map((slot) => [slot, createStaticHandler(frameRoutes(slot, routes[slot] ?? [], messages))]),
  );

  async function render(request: RenderRequest, context: RenderContext): Promise<Rendered> {
    const loaded: LoadedSlot[] = [];
    for (const slot of request.slots) {
      const handler = handlers.get(slot);
      if (!handler) continue;
      const state = await load(handler, request, context);
      if (state instanceof Response) {
        context.decide({ status: state.status, redirect: state.headers.get("location") ?? "/", chunks: [] });
        return { html: {}, data: {} };
      }
      loaded.push({ slot, handler, state });
    }

    const moved = respelled(loaded, request);
    if (moved) {
      context.decide({ status: 308, redirect: moved, chunks: [] });
      return { html: {}, data: {} };
    }

    const failed = loaded.find(({ state }) => state.errors);
    if (failed) return answerFailure(failed.state, context);

    const head = await headOfPage(loaded, request, context);
    const chunks = [...new Set(loaded.flatMap(({ state }) => chunksOf(state)))];
    // A loader that returns data with an error status has a page for it.
    const { statusCode: status } = loaded.find(({ slot }) => slot === "main")?.state ?? { statusCode: 200 };
    context.decide({ status, chunks, ...(head && { head }), ...(status >= 400 && { hasPage: true }) });
    return toRendered(loaded, request);
  }

  function toRendered(slots: readonly LoadedSlot[], request: RenderRequest): Rendered {
    const rendered: Rendered = { html: {}, data: {} };
    const site = toSitePort(request, (path) => ownerOf([fragment], fragment.slots[0] ?? "main", path) !== undefined);
    for (const { slot, handler, state } of slots) {
      const router = createStaticRouter(handler.dataRoutes, state);
      rendered.html[slot] = renderToString(
        <SitePortContext value={site}>
          <StaticRouterProvider router={router} context={state} hydrate={false} />
        </SitePortContext>,
        { identifierPrefix: identifierPrefix(fragment.name, slot) },
      );
      rendered.data[slot] = { loaderData: state.loaderData };
    }
    return rendered;
  }

  return {
    render,
    fallback: (locale) =>
      Object.fromEntries(fragment.slots.map((slot) => [slot, toStatic(<Fallback slot={slot} locale={locale} />)])),
  };
}

/** The fragment in the main slot provides the head. */
function headOfPage(loaded: readonly LoadedSlot[], { locale }: RenderRequest, { api }: RenderContext) {
  const main = loaded.find(({ slot }) => slot === "main");
  return main && completeHead(headOf(main.state), { api, locale });
}

/** Returns the address in its route's own case; undefined if it already matches. */
function respelled(loaded: readonly LoadedSlot[], request: RenderRequest): string | undefined {
  const main = loaded.find(({ slot }) => slot === "main");
  const { pathname, search } = new URL(request.url, request.config.origin);
  const spelled = main ? canonicalPath(main.state.matches, pathname) : pathname;
  return spelled === pathname ? undefined : spelled + search;
}

function load(handler: StaticHandler, request: RenderRequest, { api, isStale }: RenderContext) {
  const { config, locale, catalogue = [] } = request;
  const site = { api, config, locale, catalogue: async () => catalogue, ...(isStale && { isStale }) };
  const requestContext = new RouterContextProvider(new Map([[siteContext, site]]));
  return handler.query(new Request(new URL(request.url, request.config.origin)), { requestContext });
}

/** A status is a valid response; a loader's exception is the fragment's fault, which the shell handles. */
function answerFailure(state: StaticHandlerContext, context: RenderContext): Rendered {
  const [error] = Object.values(state.errors ?? {});
  if (error instanceof Error) throw error;
  context.decide({ status: state.statusCode, chunks: [] });
  return { html: {}, data: {} };
}

function toSitePort(request: RenderRequest, owns: SitePort["owns"]): SitePort {
  return {
    currency: request.currency,
    isSignedIn: request.signedIn,
    config: request.config,
    navigate: () => {},
    owns,
  };
}

function toStatic(node: ReactNode): string {
  return renderToStaticMarkup(node);
}
