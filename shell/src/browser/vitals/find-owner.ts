import type { PageFragment } from "@zhian/contracts/page";
import type { Slot } from "@zhian/contracts/slots";
import type { Owner } from "./worst-values.ts";

export interface OwnerParts {
  slots: ReadonlyMap<Slot, HTMLElement>;
  /** The release of a fragment on this page. */
  releaseOf(name: string | undefined): PageFragment | undefined;
}

/** The owner of the slot that a node is in; undefined for the shell's nodes, and for a node that has left the page. */
export function findOwner({ slots, releaseOf }: OwnerParts, node: Node | null | undefined): Owner {
  const slot = [...slots.values()].find((each) => node && each.contains(node));
  return releaseOf(slot?.dataset["fragment"]);
}
