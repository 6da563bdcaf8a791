import type { Slot } from "@zhian/contracts/slots";
import { type DataRouter, RouterProvider } from "@zhian/fragment/router";
import { type SitePort, SitePortContext } from "@zhian/fragment/use-site";
import { type ReactElement, type ReactNode, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { type FragmentParts, identifierPrefix } from "../../shared/fragment/src/fragment-parts.ts";
import { createSlotRouter } from "../../shared/fragment/src/slot-router.ts";
import type { OpenPage } from "./open-page.ts";

export interface SlotTree {
  router: DataRouter;
  tree: ReactElement;
}

/** The tree of one slot, which marks the slot's element when a fragment's adapter would count it as mounted. */
export async function openSlot(parts: FragmentParts, slot: Slot, page: OpenPage): Promise<SlotTree> {
  const props = page.propsFor(parts.fragment);
  const { router } = await createSlotRouter(parts, slot, props);
  const site: SitePort = { ...props, ...props.initial };
  const tree = (
    <Marked onMounted={() => Object.assign(props.slotElement(slot).dataset, { outcome: "mounted" })}>
      <SitePortContext value={site}>
        <RouterProvider router={router} />
      </SitePortContext>
    </Marked>
  );
  return { router, tree };
}

/** Hydrates the server's HTML in the slot. */
export async function hydrateSlot(parts: FragmentParts, slot: Slot, page: OpenPage): Promise<DataRouter> {
  const { router, tree } = await openSlot(parts, slot, page);
  const element = page.propsFor(parts.fragment).slotElement(slot);
  hydrateRoot(element, tree, { identifierPrefix: identifierPrefix(parts.fragment.name, slot) });
  return router;
}

function Marked({ onMounted, children }: { onMounted(): void; children: ReactNode }) {
  useLayoutEffect(onMounted);
  return children;
}
