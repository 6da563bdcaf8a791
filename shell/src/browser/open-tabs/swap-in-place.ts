import type { Applications } from "../fragments/applications.ts";
import { readScrollAnchor, restoreFocus, scrollTo } from "../history/scroll-anchor.ts";
import { within } from "../timing/with-timeout.ts";

export interface InPlaceParts {
  applications: Pick<Applications, "remount">;
  /** Resolves when the main slot shows the present address. */
  untilSettled(): Promise<void>;
}

/** As long as the page's own data may take. */
const settleMs = 3_000;

/** Mounts a fragment again in the release that is wanted. The page stays where it is, and so does the focus. */
export async function swapInPlace(
  name: string,
  places: readonly HTMLElement[],
  { applications, untilSettled }: InPlaceParts,
): Promise<void> {
  const before = readScrollAnchor();
  const hadFocus = places.some((place) => place.contains(document.activeElement));
  const { href } = location;
  // Empty for a moment, it would pull up what is below.
  for (const place of places) place.style.minBlockSize = `${place.offsetHeight}px`;
  await whileFrozen(async () => {
    const settled = places.some(({ dataset }) => dataset["slot"] === "main") ? untilSettled() : undefined;
    await applications.remount(name);
    if (settled) await within("the page anew", settleMs, settled).catch(() => undefined);
    for (const place of places) place.style.removeProperty("min-block-size");
    // Its visitor has gone on meanwhile: the next page has its own place.
    if (location.href !== href) return;
    scrollTo(before);
    const { activeElement } = document;
    if (hadFocus && (activeElement === document.body || activeElement === null)) restoreFocus(before);
  });
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
