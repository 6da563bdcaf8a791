import { type RefObject, useEffect } from "react";

/** Less is trembling. */
const leastMove = 6;

/**
 * Gives the room to the page while it is scrolled down; scrolling up, focus and an open menu bring the header back. The style
 * sheet follows where motion is welcome: without the movement it would only jump.
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
