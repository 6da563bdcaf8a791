import type { Head } from "@zhian/contracts/head";
import { localeOfPath, plainPath } from "@zhian/contracts/locale";
import type { FragmentProps } from "@zhian/contracts/page";
import type { Slot } from "@zhian/contracts/slots";
import {
  createBrowserRouter,
  type DataRouter,
  type HydrationState,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
} from "@zhian/fragment/router";
import { completeHead } from "./complete-head.ts";
import { firstPageContext, firstPageOf, keepFirstPage } from "./first-page.ts";
import { followUpdates } from "./follow-updates.ts";
import type { FragmentParts } from "./fragment-parts.ts";
import { headOf } from "./head-of.ts";
import { quietWindow } from "./quiet-window.ts";
import { noCatalogue, siteContext } from "./site-context.ts";
import { frameRoutes } from "./site-frame.tsx";

export interface SlotRouter {
  router: DataRouter;
  dispose(): void;
}

/** Creates a slot's own router, when the slot mounts; disposed when it unmounts. */
export async function createSlotRouter(parts: FragmentParts, slot: Slot, props: FragmentProps): Promise<SlotRouter> {
  const routes = frameRoutes(slot, parts.routes[slot] ?? [], parts.messages);
  await loadMatched(routes, window.location.pathname);

  const hydration = hydrationOf(props, slot);
  const router: DataRouter = createBrowserRouter(routes, {
    window: quietWindow({ owns: props.owns, isAt: (address) => isAt(router, address) }),
    getContext: () => contextOf(props, slot),
    ...hydration,
  });
  if (hydration.hydrationData) keepFirstPage(slot, router);

  const stop = slot === "main" ? followHead(router, props) : () => {};
  const stopUpdates = followUpdates(router);
  return {
    router,
    dispose() {
      stop();
      stopUpdates();
      router.dispose();
    },
  };
}

function contextOf(
  { api, config, catalogue = noCatalogue, navigationSignal }: FragmentProps,
  slot: Slot,
): RouterContextProvider {
  const context = new RouterContextProvider();
  const whileWanted = whileNotAborted(navigationSignal?.());
  context.set(siteContext, { api, config, catalogue, locale: localeOfPath(window.location.pathname), whileWanted });
  context.set(firstPageContext, firstPageOf(slot));
  return context;
}

/**
 * A router changes the address once the page's data have loaded, and has no other way to drop data that are no longer wanted. If the
 * address has already changed, the page must follow.
 */
function whileNotAborted(signal: AbortSignal | undefined) {
  return async function whileWanted(url: string): Promise<void> {
    const { pathname, search } = new URL(url);
    const isThere = pathname === window.location.pathname && search === window.location.search;
    if (signal?.aborted && !isThere) await new Promise(() => {});
  };
}

function isAt(router: DataRouter, { pathname, search, hash }: Location): boolean {
  const { location } = router.state;
  return location.pathname === pathname && location.search === search && location.hash === hash;
}

function hydrationOf({ data }: FragmentProps, slot: Slot): { hydrationData?: HydrationState } {
  const state = data?.[slot];
  // Written by the server half of this same release.
  return state ? { hydrationData: state as HydrationState } : {};
}

/** A route that is not loaded yet would make the router first render nothing over the server's HTML. */
async function loadMatched(routes: RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== "function") return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/** Passes the page's head to the shell after each navigation. */
function followHead(router: DataRouter, props: FragmentProps): () => void {
  // A page that starts with the server's data already has the server's head.
  let told = router.state.initialized ? router.state.location : undefined;
  return router.subscribe((state) => {
    if (state.navigation.state !== "idle" || state.location === told) return;
    // Compares the object: keys do not distinguish addresses pushed by another router or the shell.
    told = state.location;
    if (!props.owns(plainPath(state.location.pathname))) return;
    void tellHead(headOf(state), () => told === state.location, props);
  });
}

/** Sets the page's own head at once, and the completed one later, unless the visitor has moved on. */
async function tellHead(own: Head | undefined, isHere: () => boolean, { api, setHead }: FragmentProps): Promise<void> {
  if (own) setHead(own);
  const head = await completeHead(own, { api, locale: localeOfPath(window.location.pathname) });
  if (head && head !== own && isHere()) setHead(head);
}
