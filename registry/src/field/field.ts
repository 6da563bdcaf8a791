import type { HistoryEntry } from "../model/history.ts";
import type { SeriesPoint } from "./read-series.ts";
import { binAt, binsOf, type Span } from "./span.ts";
import { type Sum, sumOf } from "./sums.ts";

/** One release in one part: a canary that is promoted is another line from then on. */
export interface Line {
  version: string;
  isCanary: boolean;
  /** Of the whole span. */
  total: Sum;
  /** One for each bin; undefined where nothing was reported, which is not the same as none. */
  bins: readonly (Sum | undefined)[];
}

/** How one fragment did over a span. */
export interface Field {
  span: Span;
  /** In the order in which they were first seen. */
  lines: readonly Line[];
  /** What was changed meanwhile, oldest first; undefined for the shell, which is not changed here. */
  changes: readonly HistoryEntry[] | undefined;
}

/** `entries` are all of the fragment, oldest first. What is not in the span is left out, whatever the clock did. */
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

/** `points` are of one release in one part. */
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
