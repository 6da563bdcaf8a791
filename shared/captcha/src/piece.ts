import type { Placing } from "./puzzle-data.ts";
import { createTrail } from "./trail.ts";

interface PieceOptions {
  /** The farthest that its left edge can go, and where its upper edge lies, in pixels of the picture. */
  most: number;
  top: number;
  now?: () => number;
}

/** Where the piece is, and how it came there. Dragged from its start it answers by being let go, moved otherwise by a word. */
export function createPiece({ most, top, now = () => performance.now() }: PieceOptions) {
  const trail = createTrail(now);
  const shownAt = now();
  let left = 0;
  let by: "keys" | "place" | undefined;
  const within = (pixels: number) => Math.min(Math.max(pixels, 0), most);

  return {
    left: () => left,
    isMoved: () => by !== undefined,
    /** A hand takes it. A piece that was put somewhere before is only put right. */
    take(): void {
      if (by) return;
      trail.clear();
      trail.note(left, top);
    },
    drag(x: number, y: number): void {
      left = within(x);
      if (!by) trail.note(left, y);
    },
    /** The hand lets go of what it took at `from`; a mere press asks for nothing yet. */
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
    /** Moved by hand after keys, or by keys after a tap: where it was left counts as put there. */
    confirm(): Placing | undefined {
      if (!by) return undefined;
      const placed = Math.round(left);
      const isLast = trail.read().at(-1)?.x === placed;
      if (!isLast) trail.note(placed, top);
      return { left: placed, trail: trail.read(), by };
    },
  };
}
