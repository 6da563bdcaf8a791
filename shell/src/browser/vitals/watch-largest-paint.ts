import { findOwner, type OwnerParts } from "./find-owner.ts";
import { observe } from "./observe.ts";
import type { Owner } from "./worst-values.ts";

/**
 * Notes when the largest text or image of the document was painted; the browser tracks it until the visitor acts. Call the returned
 * function when the page is hidden: it reports once, and nothing for a page opened in the background, which its visitor saw later.
 */
export function watchLargestPaint(parts: OwnerParts, note: (owner: Owner, at: number) => void): () => void {
  let largest: { owner: Owner; at: number } | undefined;
  const firstHidden = performance.getEntriesByType("visibility-state").find(({ name }) => name === "hidden");
  const take = observe<LargestContentfulPaint>(["largest-contentful-paint"], ({ element, startTime: at }) => {
    if (at > (firstHidden?.startTime ?? at)) return;
    // An element that has been removed since has no owner.
    largest = element?.isConnected ? { owner: findOwner(parts, element), at } : undefined;
  });

  return () => {
    take();
    if (largest) note(largest.owner, largest.at);
    largest = undefined;
  };
}
