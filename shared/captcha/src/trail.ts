export interface TrailPoint {
  /** Ms since the trail started. */
  t: number;
  /** The piece's upper left corner, in pixels of the picture; `y` follows the pointer, although the piece does not. */
  x: number;
  y: number;
}

/** Maximum number of points in an answer. */
const most = 500;

/** Records the piece's path. */
export function createTrail(now: () => number = () => performance.now()) {
  let startedAt: number | undefined;
  let points: TrailPoint[] = [];

  return {
    /** Records a position. The first one starts the trail. */
    note(x: number, y: number): void {
      startedAt ??= now();
      points.push({ t: round(now() - startedAt), x: round(x), y: round(y) });
    },
    /** Starts over; time counts from the next position, or from `since`. */
    clear(since?: number): void {
      startedAt = since;
      points = [];
    },
    /** Returns all points; a very long trail is sampled evenly, including the first and last points. */
    read(): TrailPoint[] {
      if (points.length <= most) return points;
      const step = (points.length - 1) / (most - 1);
      return Array.from({ length: most }, (_, index) => points[Math.round(index * step)]).filter(
        (point) => point !== undefined,
      );
    },
  };
}

/** Rounds to the resolution of browser clocks and pointers. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}
