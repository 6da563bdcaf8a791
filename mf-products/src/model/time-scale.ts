/** Steps that divide the units of a clock, so that a scale has round numbers. */
const steps = [1, 2, 5, 10, 15, 20, 30, 60, 120, 300, 600, 900, 1800, 3600];
const mostParts = 8;

/** Round times from 0 up to the end. Only 0 for an empty scale. */
export function timesUpTo(end: number): number[] {
  if (!(end > 0) || !Number.isFinite(end)) return [0];
  const step = steps.find((each) => end / each <= mostParts) ?? Math.ceil(end / mostParts);
  return Array.from({ length: Math.floor(end / step) + 1 }, (_, part) => part * step);
}

/** The position of a moment, in percent of the drawing, clamped to its edges. */
export function placeOf(moment: number, end: number): number {
  const share = end > 0 && Number.isFinite(moment) ? moment / end : 0;
  return Math.round(Math.min(Math.max(share, 0), 1) * 10_000) / 100;
}

/** The row of each mark: one less than `gap` percent after the last mark of a row goes to the next row. */
export function rowsOfMarks(places: readonly number[], gap: number): number[] {
  const lastInRow: number[] = [];
  return places.map((place) => {
    const row = lastInRow.findIndex((last) => place - last >= gap);
    const taken = row === -1 ? lastInRow.length : row;
    lastInRow[taken] = place;
    return taken;
  });
}
