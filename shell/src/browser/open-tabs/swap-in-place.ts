import type { Slot } from "@zhian/contracts/slots";
import type { Applications } from "../fragments/applications.ts";
import { tryWithin } from "../timing/with-timeout.ts";
import { holdView } from "./hold-view.ts";
import { untilFilledAnew } from "./slot-room.ts";

export interface InPlaceParts {
  applications: Pick<Applications, "remount">;
  /** In page order. */
  slots: ReadonlyMap<Slot, HTMLElement>;
  /** Resolves when the main slot shows the current address. */
  untilSettled(): Promise<void>;
}

/** How long the page may stay frozen while its data loads; after that, it is better to show that it is loading. */
const frozenMs = 3_000;
/** The limit for a page that never arrives. */
const settleMs = 30_000;

/** Remounts a fragment in the release that is wanted, keeping the scroll position and the focus. */
export async function swapInPlace(
  name: string,
  places: readonly HTMLElement[],
  { applications, slots, untilSettled }: InPlaceParts,
): Promise<void> {
  const view = holdView([...slots.values()], places);
  let filled = Promise.resolve();
  await whileFrozen(() => {
    filled = fill().then(view.settle, view.end);
    return tryWithin(frozenMs, filled);
  });
  // On a slow network, the fragment's space is reserved until then.
  await filled;

  async function fill(): Promise<void> {
    const settled = places.some(({ dataset }) => dataset["slot"] === "main") ? untilSettled() : undefined;
    const waiting = new AbortController();
    const filledAnew = untilFilledAnew(places, waiting.signal);
    await applications.remount(name);
    await tryWithin(settleMs, Promise.all([settled, filledAnew()]));
    waiting.abort();
  }
}

/** Keeps the old rendering on screen until the work is done, if the browser supports it. */
async function whileFrozen(work: () => Promise<void>): Promise<void> {
  if (!("startViewTransition" in document) || document.visibilityState === "hidden") return work();
  const view = document.startViewTransition(work);
  // The swap must not be visible, so no transition is played.
  view.ready.then(
    () => view.skipTransition(),
    () => undefined,
  );
  view.finished.catch(() => undefined);
  await view.updateCallbackDone;
}
