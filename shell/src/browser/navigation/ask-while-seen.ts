import { mayPrefetch } from "../files/network.ts";

/** With the five seconds in which nobody asks again, and a moment for the answer, a minute. */
const longestMs = 54_000;
/** Of visitors who save data, or are on 2g. */
const savingMs = 5 * 60_000;
/** Of a site that has not answered several times. */
const failingMs = 10 * 60_000;

/**
 * Has a tab that is looked at hear of the site's revisions, and of a recall among them, though nobody touches it: within a minute; within five
 * where data is to be saved. A site that does not answer is asked half as often each time, until it does. Never asks in a tab that is
 * hidden or offline: it does when it no longer is.
 */
export function askWhileSeen({ ask }: { ask(): Promise<boolean> }): void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function plan(): void {
    clearTimeout(timer);
    if (isAway()) return;
    const eachMs = mayPrefetch(navigator) ? longestMs : savingMs;
    // Tabs that were opened at once are not to ask at once for ever.
    timer = setTimeout(() => void look(), Math.min(failingMs, eachMs * 2 ** failures) * (0.8 + Math.random() / 5));
  }

  async function look(): Promise<void> {
    if (isAway()) return;
    failures = (await ask()) ? 0 : failures + 1;
    plan();
  }

  document.addEventListener("visibilitychange", plan);
  window.addEventListener("offline", plan);
  window.addEventListener("online", () => void look());
  plan();
}

function isAway(): boolean {
  return document.visibilityState === "hidden" || !navigator.onLine;
}
