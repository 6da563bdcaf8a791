import type { FragmentProps } from "@zhian/contracts/page";
import type { PublicConfig } from "@zhian/contracts/render";
import type { Slot } from "@zhian/contracts/slots";
import { RouterProvider } from "@zhian/fragment/router";
import { Part } from "@zhian/ui/part";
import * as React from "react";
import { createRoot, hydrateRoot, type Root, type RootOptions } from "react-dom/client";
import singleSpaReact from "single-spa-react";
import { FailureBoundary } from "./failure-boundary.tsx";
import { type FragmentParts, identifierPrefix } from "./fragment-parts.ts";
import { keeps } from "./keeps.ts";
import { preparePage } from "./prepare-page.ts";
import { createSlotRouter, type SlotRouter } from "./slot-router.ts";
import { type SitePort, SitePortContext } from "./use-site.tsx";

type LifeCycle = (props: FragmentProps) => Promise<unknown>;

export interface Lifecycles {
  bootstrap: LifeCycle;
  mount: LifeCycle;
  unmount: LifeCycle;
  /** Prepares a page that the visitor may be about to open: see `preparePage`. */
  prepare(url: string, config: PublicConfig, catalogue?: FragmentProps["catalogue"]): Promise<void>;
  /** See `useKeeps`. */
  keeps: typeof keeps;
}

interface RootProps extends FragmentProps {
  slot: Slot;
  slotRouter: SlotRouter;
}

/** Creates the browser half of a fragment for single-spa: one React root per slot, hydrated if the server rendered it. */
export function createLifecycles(parts: FragmentParts): Lifecycles {
  const roots = parts.fragment.slots.map((slot) => createSlotRoot(parts, slot));
  return {
    bootstrap: async () => {},
    mount: (props) => Promise.all(roots.map(({ mount }) => mount(props))),
    unmount: (props) => Promise.all(roots.map(({ unmount }) => unmount(props))),
    prepare: (url, config, catalogue) =>
      preparePage(parts.routes.main ?? [], url, { config, ...(catalogue && { catalogue }) }),
    keeps,
  };
}

function createSlotRoot(parts: FragmentParts, slot: Slot): Pick<Lifecycles, "mount" | "unmount"> {
  let element: HTMLElement;
  let slotRouter: SlotRouter | undefined;
  let props: FragmentProps;
  let isMounted = false;

  const lifecycles = singleSpaReact<RootProps>({
    React,
    ReactDOMClient: withOptions(identifierPrefix(parts.fragment.name, slot), (error, kind) =>
      props.reportFailure(error, kind),
    ),
    rootComponent: SlotRoot,
    // The boundary inside SlotRoot reports to the shell; single-spa-react's own would swallow the error.
    suppressComponentDidCatchWarning: true,
    domElementGetter: () => element,
    renderType: () => (isRendered(element) ? "hydrateRoot" : "createRoot"),
  });

  return {
    async mount(given) {
      // A fragment with two slots that failed in one is remounted as a whole.
      if (isMounted) return;
      props = given;
      element = given.slotElement(slot);
      if (!isRendered(element)) element.replaceChildren();
      slotRouter = await createSlotRouter(parts, slot, given);
      if (given.signal?.aborted) return slotRouter.dispose();
      // single-spa-react types props that it only passes through; the shell created them.
      await lifecycles.mount({ ...given, name: slot, slot, slotRouter } as unknown as Parameters<
        typeof lifecycles.mount
      >[0]);
      isMounted = true;
      element.dataset["outcome"] = "mounted";
    },
    async unmount(given) {
      if (!isMounted) return;
      isMounted = false;
      await lifecycles.unmount({ ...given, name: slot } as unknown as Parameters<typeof lifecycles.unmount>[0]);
      slotRouter?.dispose();
      element.replaceChildren();
      delete element.dataset["outcome"];
    },
  };
}

/** Only HTML from this release's server half is hydrated; a fallback or an empty slot is rendered from scratch. */
function isRendered(element: HTMLElement): boolean {
  return element.dataset["outcome"] === "rendered" && element.firstElementChild !== null;
}

/** single-spa-react passes no options to React's roots. */
function withOptions(prefix: string, report: FragmentProps["reportFailure"]) {
  const options: RootOptions = {
    identifierPrefix: prefix,
    onCaughtError(error, { errorBoundary }) {
      if (errorBoundary instanceof Part) report(error, "recovered");
      else console.error(error);
    },
    onRecoverableError: (error) => report(error, "recovered"),
    // React has emptied the root.
    onUncaughtError(error) {
      console.error(error);
      report(error, "broken");
    },
  };
  return {
    createRoot: (element: Element) => createRoot(element, options),
    hydrateRoot: (element: Element, node: React.ReactNode) =>
      hydrateInSlices(() => hydrateRoot(element, node, options)),
  };
}

function SlotRoot({ slot, slotRouter, initial, reportFailure, ...props }: RootProps) {
  const { bus, api, config, catalogue, navigate, owns, settled } = props;
  const site: SitePort = {
    bus,
    api,
    config,
    catalogue,
    navigate,
    owns,
    ...initial,
    ...(slot === "main" && { settled }),
  };
  return (
    <FailureBoundary onFailure={(error) => reportFailure(error, "broken")}>
      <SitePortContext value={site}>
        <RouterProvider router={slotRouter.router} />
      </SitePortContext>
    </FailureBoundary>
  );
}

/** Hydrates in a transition: React yields every few milliseconds, so the page stays responsive. */
function hydrateInSlices(hydrate: () => Root): Root {
  let root: Root | undefined;
  React.startTransition(() => {
    root = hydrate();
  });
  if (!root) throw new Error("React did not run the transition synchronously");
  return root;
}
