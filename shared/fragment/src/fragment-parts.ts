import type { FragmentDefinition } from "@zhian/contracts/fragment";
import type { Slot } from "@zhian/contracts/slots";
import type { Messages } from "@zhian/i18n/create-i18n";
import type { SiteRoute } from "./site-route.ts";

/** The parts of a fragment, the same for its browser and its server half. */
export interface FragmentParts {
  fragment: Readonly<FragmentDefinition>;
  routes: Partial<Record<Slot, readonly SiteRoute[]>>;
  messages: Messages;
}

/** `useId` starts from the same number in every React root; the prefix keeps the ids of two roots distinct. */
export function identifierPrefix(fragmentName: string, slot: Slot): string {
  return `${fragmentName}-${slot}-`;
}
