import { mayPrefetch } from "../files/network.ts";

/** One minute, together with the five seconds without a new request, and a moment for the response. */
const longestMs = 54_000;
/** For visitors who save data, or are on 2g. */
const savingMs = 5 * 60_000;
/** For a site that has failed to respond several times. */
const failingMs = 10 * 60_000;

/**
 * Polls for the site's revisions, and with them recalls, in a visible tab even without input: within a minute, or within five if data
 * is to be saved. A site that does not respond is polled half as often each time, until it does. A hidden or offline tab never polls,
 * but resumes once it is visible and online again.
 */
export function askWhileSeen({ ask }: { ask(): Promise<boolean> }): void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function plan(): void {
    clearTimeout(timer);
    if (isAway()) return;
    const eachMs = mayPrefetch(navigator) ? longestMs : savingMs;
    // Jitter: tabs opened at the same time must not keep polling at the same time.
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
