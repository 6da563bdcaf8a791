import type { FragmentProps } from "@zhian/contracts/page";
import type { Slot } from "@zhian/contracts/slots";
import { RouterProvider } from "@zhian/fragment/router";
import { type ReactNode, useLayoutEffect } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { FailureBoundary } from "./failure-boundary.tsx";
import { type FragmentParts, identifierPrefix } from "./fragment-parts.ts";
import { createSlotRouter, type SlotRouter } from "./slot-router.ts";
import { type SitePort, SitePortContext } from "./use-site.tsx";

type LifeCycle = (props: FragmentProps) => Promise<unknown>;

export interface Lifecycles {
  bootstrap: LifeCycle;
  mount: LifeCycle;
  unmount: LifeCycle;
}

/** The browser half of a fragment for single-spa: one React root a slot, hydrated where the server has rendered it. */
export function createLifecycles(parts: FragmentParts): Lifecycles {
  const roots = parts.fragment.slots.map((slot) => createSlotRoot(parts, slot));
  return {
    bootstrap: async () => {},
    mount: (props) => Promise.all(roots.map(({ mount }) => mount(props))),
    unmount: (props) => Promise.all(roots.map(({ unmount }) => unmount(props))),
  };
}

function createSlotRoot(parts: FragmentParts, slot: Slot): Pick<Lifecycles, "mount" | "unmount"> {
  let root: Root | undefined;
  let slotRouter: SlotRouter | undefined;
  let isMounted = false;

  return {
    async mount(props) {
      // A fragment of two slots that failed in one is mounted again as a whole.
      if (isMounted) return;
      const element = props.slotElement(slot);
      if (!isRendered(element)) element.replaceChildren();
      slotRouter = await createSlotRouter(parts, slot, props);
      if (props.signal?.aborted) return slotRouter.dispose();
      const committed = Promise.withResolvers<void>();
      root = renderInto(
        element,
        <Committed onCommit={committed.resolve}>
          <FailureBoundary onFailure={(error) => props.reportFailure(error, "broken")}>
            <SitePortContext value={toSitePort(props, slot)}>
              <RouterProvider router={slotRouter.router} />
            </SitePortContext>
          </FailureBoundary>
        </Committed>,
        {
          identifierPrefix: identifierPrefix(parts.fragment.name, slot),
          onRecoverableError: (error) => props.reportFailure(error, "recovered"),
        },
      );
      await committed.promise;
      isMounted = true;
      element.dataset["outcome"] = "mounted";
    },
    async unmount({ slotElement }) {
      if (!isMounted) return;
      isMounted = false;
      root?.unmount();
      slotRouter?.dispose();
      const element = slotElement(slot);
      element.replaceChildren();
      delete element.dataset["outcome"];
    },
  };
}

/** Only what this release's server half has made is hydrated; a fallback, or nothing, is rendered over. */
function isRendered(element: HTMLElement): boolean {
  return element.dataset["outcome"] === "rendered" && element.firstElementChild !== null;
}

interface RootOptions {
  identifierPrefix: string;
  onRecoverableError(error: unknown): void;
}

function renderInto(element: HTMLElement, node: ReactNode, options: RootOptions): Root {
  if (isRendered(element)) return hydrateRoot(element, node, options);
  const root = createRoot(element, { identifierPrefix: options.identifierPrefix });
  root.render(node);
  return root;
}

/** Around the boundary: a tree that has failed is mounted too, or its life cycle would never end. */
function Committed({ onCommit, children }: { onCommit(): void; children: ReactNode }) {
  useLayoutEffect(onCommit);
  return children;
}

function toSitePort({ initial, settled, ...props }: FragmentProps, slot: Slot): SitePort {
  const { bus, api, config, navigate, owns } = props;
  return { bus, api, config, navigate, owns, ...initial, ...(slot === "main" && { settled }) };
}
