import type { HistoryEntry } from "../model/history.ts";
import type { SeriesPoint } from "./read-series.ts";
import { binAt, binsOf, type Span } from "./span.ts";
import { type Sum, sumOf } from "./sums.ts";

/** One release as canary or as stable: promotion starts a new line. */
export interface Line {
  version: string;
  isCanary: boolean;
  /** Over the whole span. */
  total: Sum;
  /** One for each bin; undefined where nothing was reported, which differs from zero pages. */
  bins: readonly (Sum | undefined)[];
}

/** How one fragment performed over a span. */
export interface Field {
  span: Span;
  /** In the order in which they were first seen. */
  lines: readonly Line[];
  /** Changes within the span, oldest first; undefined for the shell, which is not changed here. */
  changes: readonly HistoryEntry[] | undefined;
}

/** `entries` are all of the fragment, oldest first. Points outside the span are left out, even if a clock was wrong. */
export function toField(
  span: Span,
  points: readonly SeriesPoint[],
  entries: readonly HistoryEntry[] | undefined,
): Field {
  const within = points
    .filter(({ at }) => binAt(span, at) !== undefined)
    .toSorted((a, b) => Number(a.at) - Number(b.at));
  const byLine = Map.groupBy(within, ({ version, isCanary = false }) => `${version} ${isCanary}`);
  const changes = entries?.filter(({ at }) => binAt(span, new Date(at)) !== undefined);
  return { span, lines: [...byLine.values()].flatMap((own) => toLine(span, own)), changes };
}

/** `points` are of one release as canary or as stable. */
function toLine(span: Span, points: readonly SeriesPoint[]): Line[] {
  const [first] = points;
  if (!first) return [];
  const byBin = Map.groupBy(points, ({ at }) => binAt(span, at));
  const bins = Array.from({ length: binsOf(span) }, (_, bin) => {
    const told = byBin.get(bin);
    return told && sumOf(told);
  });
  return [{ version: first.version, isCanary: first.isCanary ?? false, total: sumOf(points), bins }];
}
