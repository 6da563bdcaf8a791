import { layOut } from "../history/scroll-anchor.ts";
import { keepInnerScroll } from "./inner-scroll.ts";
import { keepRoom } from "./slot-room.ts";
import { focusAgain, keepInView, readViewAnchor } from "./view-anchor.ts";

/** After any of these the visitor goes on with the page as it is. */
const signs = ["pointerdown", "keydown", "wheel", "touchstart"] as const;
/** Of a page that is looked at, without a change of its height. */
const stillAfterMs = 2_000;

let endLast: (() => void) | undefined;

/**
 * Holds what a visitor looks at in its place in the window while some of the slots are redrawn, and after that until the heights of all
 * have been the same for 2 s, or the visitor does something. What scrolls inside the page stays as far as it was. Ends the hold before it.
 */
export function holdView(slots: readonly HTMLElement[], emptied: readonly HTMLElement[]) {
  endLast?.();
  endLast = end;
  const { href } = location;
  const listening = new AbortController();
  const { signal } = listening;
  const view = readViewAnchor(slots);
  // From here on all heights are real: one that is only estimated would be another one as soon as it is looked at.
  layOut();
  keepInView(view);
  const { scrollY } = window;
  const scrollInside = keepInnerScroll(emptied);
  // Two would both move the page.
  anchoring("none");
  const letGo = keepRoom(emptied);
  // Calls before what has changed is drawn; in a tab that is hidden, before it is first drawn again.
  const observer = new ResizeObserver(put);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function put(): void {
    if (location.href !== href) return end();
    keepInView(view);
    clearTimeout(timer);
    timer = setTimeout(() => document.visibilityState === "visible" && end(), stillAfterMs);
  }

  function end(): void {
    listening.abort();
    observer.disconnect();
    clearTimeout(timer);
    letGo();
    anchoring("");
    if (endLast === end) endLast = undefined;
  }

  return {
    /** The slots are filled. A visitor who has gone to another page meanwhile has another place. */
    settle(): void {
      if (endLast !== end || location.href !== href) return end();
      // A scroll meanwhile went over as much room as will be there.
      for (const each of view.seen) each.top -= window.scrollY - scrollY;
      view.y += window.scrollY - scrollY;
      letGo();
      scrollInside();
      put();
      focusAgain(view);
      // Not the slots: some have no box of their own.
      observer.observe(document.body);
      for (const sign of signs) window.addEventListener(sign, end, { capture: true, passive: true, signal });
      document.addEventListener("visibilitychange", put, { signal });
    },
    end,
  };
}

/** Of root and body: in Chromium the body's counts for the window, unless the root has an `overflow` of its own. */
function anchoring(value: "none" | ""): void {
  for (const { style } of [document.documentElement, document.body]) style.overflowAnchor = value;
}
