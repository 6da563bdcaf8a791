import type { Slot } from "@zhian/contracts/slots";
import type { Applications } from "../fragments/applications.ts";
import { tryWithin } from "../timing/with-timeout.ts";
import { holdView } from "./hold-view.ts";
import { untilFilledAnew } from "./slot-room.ts";

export interface InPlaceParts {
  applications: Pick<Applications, "remount">;
  /** In the order of the page. */
  slots: ReadonlyMap<Slot, HTMLElement>;
  /** Resolves when the main slot shows the present address. */
  untilSettled(): Promise<void>;
}

/** As long as the page's own data may take until it is better to see that they are waited for. */
const frozenMs = 3_000;
/** Whatever comes of a page that does not come at all. */
const settleMs = 30_000;

/** Mounts a fragment again in the release that is wanted. The page stays where it is, and so does the focus. */
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
  // Where the network is slow, its place is kept for it.
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

/** What was drawn stands until the work is done, where the browser can hold it. */
async function whileFrozen(work: () => Promise<void>): Promise<void> {
  if (!("startViewTransition" in document) || document.visibilityState === "hidden") return work();
  const view = document.startViewTransition(work);
  // Nothing is to be seen of it, and so nothing to be shown.
  view.ready.then(
    () => view.skipTransition(),
    () => undefined,
  );
  view.finished.catch(() => undefined);
  await view.updateCallbackDone;
}
