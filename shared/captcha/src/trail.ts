export interface TrailPoint {
  /** Ms since the piece was taken. */
  t: number;
  /** Where the piece's left upper corner was, in pixels of the picture; y follows the hand, although the piece does not. */
  x: number;
  y: number;
}

/** As many as an answer may hold. */
const most = 500;

/** The way that the piece has gone. */
export function createTrail(now: () => number = () => performance.now()) {
  let startedAt: number | undefined;
  let points: TrailPoint[] = [];

  return {
    /** Notes where the piece is. The first note begins the trail. */
    note(x: number, y: number): void {
      startedAt ??= now();
      points.push({ t: round(now() - startedAt), x: round(x), y: round(y) });
    },
    /** Starts over; its clock runs from the next note, or from the moment that is given. */
    clear(since?: number): void {
      startedAt = since;
      points = [];
    },
    /** All of it; of a very long one every so many points, the first and the last among them. */
    read(): TrailPoint[] {
      if (points.length <= most) return points;
      const step = (points.length - 1) / (most - 1);
      return Array.from({ length: most }, (_, index) => points[Math.round(index * step)]).filter(
        (point) => point !== undefined,
      );
    },
  };
}

/** As fine as a browser's clock and pointer are. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}
