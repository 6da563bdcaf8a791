import type { Placing } from "./puzzle-data.ts";
import { createTrail } from "./trail.ts";

interface PieceOptions {
  /** The maximum position of its left edge, and the position of its upper edge, in pixels of the picture. */
  most: number;
  top: number;
  now?: () => number;
}

/** Tracks the piece's position and path. A drag from the start is submitted on release; other moves need confirmation. */
export function createPiece({ most, top, now = () => performance.now() }: PieceOptions) {
  const trail = createTrail(now);
  const shownAt = now();
  let left = 0;
  let by: "keys" | "place" | undefined;
  const within = (pixels: number) => Math.min(Math.max(pixels, 0), most);

  return {
    left: () => left,
    isMoved: () => by !== undefined,
    /** Starts a drag, which only adjusts a piece that was moved by other means before. */
    take(): void {
      if (by) return;
      trail.clear();
      trail.note(left, top);
    },
    drag(x: number, y: number): void {
      left = within(x);
      if (!by) trail.note(left, y);
    },
    /** Ends a drag that started at `from`; a click without movement submits nothing. */
    release(from: number): Placing | undefined {
      if (!by) return left === from ? undefined : { left, trail: trail.read(), by: "drag" };
      if (by === "keys") trail.clear(shownAt);
      by = "place";
      return undefined;
    },
    putBack(from: number): void {
      left = from;
    },
    press(next: number): void {
      left = next;
      if (by === "place") return;
      if (!by) trail.clear();
      by = "keys";
      trail.note(left, top);
    },
    tap(x: number): void {
      if (by !== "place") trail.clear(shownAt);
      by = "place";
      left = Math.round(within(x));
      trail.note(left, top);
    },
    /** After a drag following keys, or keys following a tap, the final position is added to the trail. */
    confirm(): Placing | undefined {
      if (!by) return undefined;
      const placed = Math.round(left);
      const isLast = trail.read().at(-1)?.x === placed;
      if (!isLast) trail.note(placed, top);
      return { left: placed, trail: trail.read(), by };
    },
  };
}
