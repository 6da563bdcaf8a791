import type { Slot } from "@zhian/contracts/slots";
import type { Site } from "./site.ts";
import { emptySlot } from "./slots.ts";

/**
 * Keeps the slots to their owners. single-spa unmounts only what it has mounted: server HTML of a fragment that was never
 * loaded would stay beside the next page.
 */
export function keepSlots(site: Site, slots: ReadonlyMap<Slot, HTMLElement>): void {
  window.addEventListener("single-spa:before-mount-routing-event", () => {
    for (const [slot, element] of slots) {
      const owner =
        site.hasErrorAt(location.pathname) && slot === "main" ? undefined : site.ownerAt(slot, location.pathname);
      if (element.dataset["fragment"] === owner?.name) continue;
      if (!(slot === "main" && site.hasErrorAt(location.pathname))) emptySlot(element);
      if (owner) element.dataset["fragment"] = owner.name;
    }
  });
}

/** HTML that the server made for another address than this is no longer to be hydrated, only to be replaced. */
export function outdateServerHtml(slots: ReadonlyMap<Slot, HTMLElement>): void {
  for (const element of slots.values()) {
    if (element.dataset["outcome"] === "rendered") element.dataset["outcome"] = "outdated";
  }
}
