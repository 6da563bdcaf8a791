import { findMarked, markElement } from "./element-mark.ts";

/** Reads how far tables, code and lists inside these slots are scrolled. Returns what restores it once they are redrawn. */
export function keepInnerScroll(slots: readonly HTMLElement[]): () => void {
  const kept = slots.flatMap((slot) =>
    [...slot.querySelectorAll("*")]
      .filter(({ scrollLeft, scrollTop }) => scrollLeft !== 0 || scrollTop !== 0)
      .map((element) => {
        const { scrollLeft: left, scrollTop: top } = element;
        return { mark: markElement(element, slot), left, top };
      }),
  );
  return () => {
    for (const { mark, left, top } of kept) findMarked(mark)?.scrollTo({ left, top, behavior: "instant" });
  };
}
