import { findOwner, type OwnerParts } from "./find-owner.ts";
import { observe } from "./observe.ts";
import type { Owner } from "./worst-values.ts";

/**
 * When the largest text or picture of the document was drawn; the browser looks for it until a visitor does something. The answer is to
 * be called when the page is hidden, and tells it once: not of a page that was opened in the background, whose visitor came later.
 */
export function watchLargestPaint(parts: OwnerParts, note: (owner: Owner, at: number) => void): () => void {
  let largest: { owner: Owner; at: number } | undefined;
  const firstHidden = performance.getEntriesByType("visibility-state").find(({ name }) => name === "hidden");
  const take = observe<LargestContentfulPaint>(["largest-contentful-paint"], ({ element, startTime: at }) => {
    if (at > (firstHidden?.startTime ?? at)) return;
    // One that has left the page since is nobody's.
    largest = element?.isConnected ? { owner: findOwner(parts, element), at } : undefined;
  });

  return () => {
    take();
    if (largest) note(largest.owner, largest.at);
    largest = undefined;
  };
}
