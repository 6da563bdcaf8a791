import type { ApiClient } from "@zhian/contracts/endpoints";
import type { PublicConfig, RenderDecision, Rendered, RenderRequest, ServerBundle } from "@zhian/contracts/render";
import { frameRoutes } from "@zhian/fragment/site-frame";
import { type SitePort, SitePortContext } from "@zhian/fragment/use-site";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, RouterContextProvider, StaticRouterProvider } from "react-router";
import * as frame from "../../../mf-header-footer/src/server.tsx";
import * as pages from "../../../mf-products/src/server.tsx";
import { identifierPrefix } from "../../../shared/fragment/src/fragment-parts.ts";
import { siteContext } from "../../../shared/fragment/src/site-context.ts";
import { filledSlots, slotParts } from "./fragments.ts";

export interface RenderedPage extends Rendered {
  decision: RenderDecision;
}

/** The page's slots, loaders and all, rendered in this process. */
export async function renderPage(request: RenderRequest, api: ApiClient): Promise<RenderedPage> {
  const [outer, inner] = await Promise.all([
    renderWith(frame, { ...request, slots: ["header", "footer"] }, api),
    renderWith(pages, { ...request, slots: ["main"] }, api),
  ]);
  return {
    html: { ...outer.html, ...inner.html },
    data: { ...outer.data, ...inner.data },
    decision: inner.decision,
  };
}

async function renderWith({ render }: Pick<ServerBundle, "render">, request: RenderRequest, api: ApiClient) {
  let decision: RenderDecision = { status: 200, chunks: [] };
  const rendered = await render(request, {
    api,
    decide(decided) {
      decision = decided;
    },
  });
  return { ...rendered, decision };
}

/** Loads the page's data once; what it answers with then only has React turn the same trees into strings, again and again. */
export async function prepareBareRender(url: string, config: PublicConfig, api: ApiClient): Promise<() => string> {
  const site: SitePort = { currency: "USD", isSignedIn: false, config, navigate: () => {}, owns: () => true };
  const renders = await Promise.all(
    filledSlots.map(async (slot) => {
      const { fragment, routes, messages } = slotParts[slot];
      const handler = createStaticHandler(frameRoutes(slot, routes[slot] ?? [], messages));
      const requestContext = new RouterContextProvider(new Map([[siteContext, { api, config, locale: "en" }]]));
      const state = await handler.query(new Request(new URL(url, config.origin)), { requestContext });
      if (state instanceof Response) throw new Error(`${url} answers ${state.status} instead of a page`);
      const options = { identifierPrefix: identifierPrefix(fragment.name, slot) };
      return () =>
        renderToString(
          <SitePortContext value={site}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, state)}
              context={state}
              hydrate={false}
            />
          </SitePortContext>,
          options,
        );
    }),
  );
  return () => renders.map((render) => render()).join("");
}
