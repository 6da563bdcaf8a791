import { type RefObject, useEffect, useRef } from "react";

/** For as long as the tab does not load another document. */
let keptTop = 0;

/** Of a box that scrolls by itself and stands on many pages: where it was on the last one. */
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
