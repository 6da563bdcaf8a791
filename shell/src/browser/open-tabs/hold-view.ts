import { layOut } from "../history/scroll-anchor.ts";
import { keepInnerScroll } from "./inner-scroll.ts";
import { keepRoom } from "./slot-room.ts";
import { focusAgain, keepInView, readViewAnchor } from "./view-anchor.ts";

/** Any of these events ends the hold. */
const signs = ["pointerdown", "keydown", "wheel", "touchstart"] as const;
/** How long a visible page's height must stay unchanged. */
const stillAfterMs = 2_000;

let endLast: (() => void) | undefined;

/**
 * Keeps what a visitor is looking at in place in the viewport while some slots are re-rendered, and after that until all heights
 * have been unchanged for 2 s, or the visitor acts. Scrollable parts inside the page keep their positions. Ends any previous hold.
 */
export function holdView(slots: readonly HTMLElement[], emptied: readonly HTMLElement[]) {
  endLast?.();
  endLast = end;
  const { href } = location;
  const listening = new AbortController();
  const { signal } = listening;
  const view = readViewAnchor(slots);
  // From here on all heights are real: an estimated height would change as soon as it came into view.
  layOut();
  keepInView(view);
  const { scrollY } = window;
  const scrollInside = keepInnerScroll(emptied);
  // Otherwise, the browser's scroll anchoring would move the page as well.
  anchoring("none");
  const letGo = keepRoom(emptied);
  // Runs before a change is painted; in a hidden tab, before the next paint.
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
    /** Call once the slots are filled. A visitor who has gone to another page meanwhile keeps their position there. */
    settle(): void {
      if (endLast !== end || location.href !== href) return end();
      // Scrolling in the reserved space meanwhile counts as scrolling in the content.
      for (const each of view.seen) each.top -= window.scrollY - scrollY;
      view.y += window.scrollY - scrollY;
      letGo();
      scrollInside();
      put();
      focusAgain(view);
      // Not the slots: some have no box.
      observer.observe(document.body);
      for (const sign of signs) window.addEventListener(sign, end, { capture: true, passive: true, signal });
      document.addEventListener("visibilitychange", put, { signal });
    },
    end,
  };
}

/** Set on both: in Chromium the body's value applies to the viewport, unless the root has its own `overflow`. */
function anchoring(value: "none" | ""): void {
  for (const { style } of [document.documentElement, document.body]) style.overflowAnchor = value;
}
