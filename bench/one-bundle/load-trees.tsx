import type { Catalogue } from "@zhian/contracts/catalogue";
import type { ApiClient } from "@zhian/contracts/endpoints";
import type { PublicConfig } from "@zhian/contracts/render";
import type { Slot } from "@zhian/contracts/slots";
import { frameRoutes } from "@zhian/fragment/site-frame";
import { type SitePort, SitePortContext } from "@zhian/fragment/use-site";
import type { ReactElement } from "react";
import { createStaticHandler, createStaticRouter, RouterContextProvider, StaticRouterProvider } from "react-router";
import { identifierPrefix } from "../../shared/fragment/src/fragment-parts.ts";
import { siteContext } from "../../shared/fragment/src/site-context.ts";
import { filledSlots, slotParts } from "./fragments.ts";

/** The tree of one slot's HTML, with its data loaded. */
export interface SlotTree {
  slot: Slot;
  /** The prefix of `useId`. */
  prefix: string;
  /** Recreated for each render, as for each visitor. */
  toElement(): ReactElement;
}

/** Loads the page's data once; later renders only make React turn the trees into HTML. */
export function loadTrees(
  url: string,
  { config, catalogue }: { config: PublicConfig; catalogue: Catalogue },
  api: ApiClient,
): Promise<SlotTree[]> {
  const site: SitePort = { currency: "USD", isSignedIn: false, config, navigate: () => {}, owns: () => true };
  return Promise.all(
    filledSlots.map(async (slot) => {
      const { fragment, routes, messages } = slotParts[slot];
      const handler = createStaticHandler(frameRoutes(slot, routes[slot] ?? [], messages));
      const requestContext = new RouterContextProvider(
        new Map([[siteContext, { api, config, catalogue: async () => catalogue, locale: "en" }]]),
      );
      const state = await handler.query(new Request(new URL(url, config.origin)), { requestContext });
      if (state instanceof Response) throw new Error(`${url} returns ${state.status} instead of a page`);
      return {
        slot,
        prefix: identifierPrefix(fragment.name, slot),
        toElement: () => (
          <SitePortContext value={site}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, state)}
              context={state}
              hydrate={false}
            />
          </SitePortContext>
        ),
      };
    }),
  );
}
