import { findMarked, markElement } from "./element-mark.ts";

/** Reads the scroll positions of tables, code and lists inside these slots. Returns a function to restore them after a re-render. */
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
