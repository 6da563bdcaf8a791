/** Parts of a clock's units, so that a scale has round numbers. */
const steps = [1, 2, 5, 10, 15, 20, 30, 60, 120, 300, 600, 900, 1800, 3600];
const mostParts = 8;

/** Round times from 0 up to, not beyond, the end. Only 0 where there is no time to draw. */
export function timesUpTo(end: number): number[] {
  if (!(end > 0) || !Number.isFinite(end)) return [0];
  const step = steps.find((each) => end / each <= mostParts) ?? Math.ceil(end / mostParts);
  return Array.from({ length: Math.floor(end / step) + 1 }, (_, part) => part * step);
}

/** Where a moment lies, in per cent of the drawing; moments outside of it lie on its edge. */
export function placeOf(moment: number, end: number): number {
  const share = end > 0 && Number.isFinite(moment) ? moment / end : 0;
  return Math.round(Math.min(Math.max(share, 0), 1) * 10_000) / 100;
}

/** In which row a mark has room: those closer than `gap` per cent to the one before it in its row go to the next. */
export function rowsOfMarks(places: readonly number[], gap: number): number[] {
  const lastInRow: number[] = [];
  return places.map((place) => {
    const row = lastInRow.findIndex((last) => place - last >= gap);
    const taken = row === -1 ? lastInRow.length : row;
    lastInRow[taken] = place;
    return taken;
  });
}
