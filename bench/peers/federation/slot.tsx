import type { Slot } from "@zhian/contracts/slots";
import type { ComponentType } from "react";
import type { FragmentParts } from "../../../shared/fragment/src/fragment-parts.ts";
import { openSlot } from "../../one-bundle/hydrate-slot.tsx";
import type { OpenPage } from "../../one-bundle/open-page.ts";

/** A remote's export for each of its slots: a component for the host's tree, once the code of its first page is loaded. */
export interface ExposedSlot {
  load(page: OpenPage): Promise<{ default: ComponentType }>;
}

export function exposeSlot(parts: FragmentParts, slot: Slot): ExposedSlot {
  return {
    async load(page) {
      const { tree } = await openSlot(parts, slot, page);
      return { default: () => tree };
    },
  };
}
