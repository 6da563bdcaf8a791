import type { Slot } from "@zhian/contracts/slots";
import { triggerAppChange } from "single-spa";
import type { Directory } from "../page/directory.ts";
import type { Site } from "../page/site.ts";
import { emptySlot } from "../page/slots.ts";
import { brokenFragments, revive } from "./applications.ts";

/**
 * Empties slots whose owner has changed. single-spa unmounts only what it has mounted: server HTML of a fragment that was never
 * loaded would stay on the next page.
 */
export function keepSlots(site: Site, slots: ReadonlyMap<Slot, HTMLElement>): void {
  window.addEventListener("single-spa:before-mount-routing-event", () => {
    for (const [slot, element] of slots) {
      const owner =
        site.hasErrorAt(location.pathname) && slot === "main" ? undefined : site.ownerAt(slot, location.pathname);
      if (element.dataset["fragment"] === owner?.name) continue;
      // The visitor has navigated meanwhile: the fragment is still mounted, and is unmounted at the next routing.
      if (element.dataset["outcome"] === "mounted") continue;
      if (!(slot === "main" && site.hasErrorAt(location.pathname))) emptySlot(element);
      if (owner) element.dataset["fragment"] = owner.name;
    }
  });
}

/**
 * Between two fragments, and between a fallback and its fragment, the main slot is empty until the page and its data have arrived. It
 * keeps its height until then, or the footer would jump up into view and back down.
 */
export function holdMain(site: Site, main: HTMLElement | undefined): { release(): void } {
  const hold = () => main?.style.setProperty("min-block-size", `${main.offsetHeight}px`);
  if (main?.dataset["outcome"] === "fallback") hold();
  window.addEventListener("single-spa:before-routing-event", () => {
    if (main && site.ownerAt("main", location.pathname)?.name !== main.dataset["fragment"]) hold();
  });
  return { release: () => main?.style.removeProperty("min-block-size") };
}

/** Server HTML for another address must not be hydrated any more, only replaced. */
function outdateServerHtml(slots: ReadonlyMap<Slot, HTMLElement>): void {
  for (const element of slots.values()) {
    if (element.dataset["outcome"] === "rendered") element.dataset["outcome"] = "outdated";
  }
}

/** On each new address: finds the fragment that owns it, and gives broken fragments another chance. */
export function followAddresses(parts: {
  site: Site;
  slots: ReadonlyMap<Slot, HTMLElement>;
  directory: Pick<Directory, "prepare">;
  /** Called if the owner of the address cannot be found without a network. */
  onUnknown(retry: () => void): void;
}): void {
  const { site, slots, directory, onUnknown } = parts;
  const startPath = location.pathname;
  let routedTo = location.href;
  let brokenBefore: string[] = [];

  window.addEventListener("single-spa:before-routing-event", () => {
    if (!site.hasErrorAt(location.pathname)) site.raiseErrorAt(undefined);
    if (location.pathname !== startPath) outdateServerHtml(slots);
    void arrive(location.pathname);
    // Reviving triggers routing again: on the same address, a fragment that stays broken would be revived for ever. One that breaks
    // on arrival here has had its chance.
    if (location.href === routedTo) return;
    routedTo = location.href;
    brokenBefore = brokenFragments();
  });
  window.addEventListener("single-spa:routing-event", () => {
    const { pathname } = location;
    // Back at an address that no fragment owns: only the server can render it.
    if (site.knows(pathname) && !site.ownerAt("main", pathname) && !site.hasErrorAt(pathname)) return location.reload();
    void revive(brokenBefore.splice(0));
  });

  /** Handles an address that other code has pushed: its fragment may be one that the page did not include. */
  async function arrive(pathname: string): Promise<void> {
    if (site.hasErrorAt(pathname)) return;
    const wasKnown = site.knows(pathname);
    if (await directory.prepare(pathname)) {
      // The address had no known owner for a moment, so its fragment has been unmounted, even if the page included it.
      if (!wasKnown) void triggerAppChange();
      return;
    }
    if (location.pathname !== pathname || site.hasErrorAt(pathname)) return;
    if (navigator.onLine) location.reload();
    else onUnknown(() => void arrive(pathname));
  }
}
