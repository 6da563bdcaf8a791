import { type RefObject, useEffect, useRef } from "react";

/** Kept until the tab loads another document. */
let keptTop = 0;

/** Restores the scroll position of a box that many pages have. */
export function useKeptScroll<Box extends HTMLElement>(): RefObject<Box | null> {
  const box = useRef<Box>(null);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    element.scrollTop = keptTop;
    const keep = () => {
      keptTop = element.scrollTop;
    };
    element.addEventListener("scroll", keep, { passive: true });
    return () => element.removeEventListener("scroll", keep);
  }, []);

  return box;
}
