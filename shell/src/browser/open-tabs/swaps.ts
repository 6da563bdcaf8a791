import type { Bus } from "@zhian/contracts/bus";
import type { Slot } from "@zhian/contracts/slots";
import { getAppStatus, NOT_MOUNTED, unloadApplication } from "single-spa";
import type { Applications } from "../fragments/applications.ts";
import type { Remotes } from "../fragments/remotes.ts";
import type { Site } from "../page/site.ts";
import { isAtStake, isBusy } from "./at-stake.ts";
import { followQuiet } from "./follow-quiet.ts";
import { createRenewalNotice } from "./renewal-notice.ts";
import { type InPlaceParts, swapInPlace } from "./swap-in-place.ts";
import { carryTyped } from "./typed.ts";

export interface SwapParts extends InPlaceParts {
  site: Site;
  remotes: Remotes;
  applications: Pick<Applications, "remount" | "keeps">;
  slots: ReadonlyMap<Slot, HTMLElement>;
  shell: Bus;
  touched: Pick<WeakSet<EventTarget>, "has">;
}

/** Swaps the fragments of the page that have a new release: each once the visitor would not notice, or agrees. */
export function createSwaps(parts: SwapParts) {
  const { applications, slots, shell, touched } = parts;
  const due = new Set<string>();
  let running: Promise<void> | undefined;
  const notice = createRenewalNotice(shell, () => void swapNow());
  const quiet = followQuiet(() => void swapQuietly());

  const placesOf = (name: string) => [...slots.values()].filter(({ dataset }) => dataset["fragment"] === name);
  const mustStay = (name: string) => isAtStake({ places: placesOf(name), touched, keeps: applications.keeps(name) });

  /** One run at a time: two would both move the page. A fragment added meanwhile stays due. */
  function swapAll(isWanted: (name: string) => boolean): Promise<void> {
    running = swapThese([...due], isWanted).finally(() => {
      running = undefined;
      follow();
    });
    return running;
  }

  async function swapThese(names: readonly string[], isWanted: (name: string) => boolean): Promise<void> {
    for (const name of names) if (due.has(name) && isWanted(name)) await swap(name);
  }

  async function swap(name: string): Promise<void> {
    due.delete(name);
    await swapInPlace(name, placesOf(name), parts);
  }

  async function swapQuietly(): Promise<void> {
    // Offline, a fragment that has been unloaded may not load again.
    if (!navigator.onLine || running) return;
    const isSeen = document.visibilityState === "visible";
    await swapAll((name) => !mustStay(name) && !isBusy(placesOf(name), isSeen));
  }

  async function swapNow(): Promise<void> {
    if (!navigator.onLine) return;
    // A quiet run leaves out what the visitor has just agreed to.
    while (running) await running.catch(() => undefined);
    const putBack = carryTyped([...due].flatMap(placesOf), touched);
    await swapAll(() => true);
    putBack();
  }

  // A fragment that is not in the page gets the other release at its next mount.
  window.addEventListener("single-spa:routing-event", () => {
    for (const name of due) {
      if (getAppStatus(name) !== NOT_MOUNTED) continue;
      due.delete(name);
      void unloadApplication(name, { waitForUnmount: false });
    }
    follow();
  });

  function follow(): void {
    notice.show([...due].some(mustStay));
    if (due.size > 0) quiet.follow();
    else quiet.stop();
  }

  return {
    isInPage: (name: string) => placesOf(name).length > 0,
    /** Swaps all at once, even with input at stake: typed values are restored. */
    swapNow,
    add(name: string): void {
      due.add(name);
      follow();
    },
    /** For a fragment that already runs the release that the site serves. */
    drop(name: string): void {
      due.delete(name);
      follow();
    },
  };
}
