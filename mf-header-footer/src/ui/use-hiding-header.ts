import { type RefObject, useEffect } from "react";

/** Smaller moves are jitter. */
const leastMove = 6;

/**
 * Hides the header while the page is scrolled down; scrolling up, focus and an open menu bring it back. The style sheet
 * applies this only if motion is allowed: without the transition, the header would jump.
 */
export function useHidingHeader(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = window.scrollY;

    function onScroll() {
      const element = header.current;
      const { scrollY } = window;
      if (!element || Math.abs(scrollY - last) < leastMove) return;
      element.toggleAttribute("data-away", scrollY > last && scrollY > element.offsetHeight);
      last = scrollY;
    }

    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, [header]);
}
