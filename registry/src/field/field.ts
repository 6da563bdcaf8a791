import type { HistoryEntry } from "../model/history.ts";
import type { SeriesPoint } from "./read-series.ts";
import { binAt, binsOf, type Span } from "./span.ts";
import { addSums, nothing, type Sum } from "./sums.ts";

/** One release in one part: a canary that is promoted is another line from then on. */
export interface Line {
  version: string;
  isCanary: boolean;
  /** Of the whole span. */
  total: Sum;
  /** One for each bin; undefined where nothing was told, which is not the same as none. */
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
  const lines = new Map<string, { version: string; isCanary: boolean; total: Sum; bins: (Sum | undefined)[] }>();
  for (const { at, version, isCanary = false, ...sum } of points.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const bin = binAt(span, at);
    if (bin === undefined) continue;
    const key = `${version} ${isCanary}`;
    const line = lines.get(key) ?? { version, isCanary, total: nothing, bins: Array(binsOf(span)).fill(undefined) };
    line.total = addSums(line.total, sum);
    line.bins[bin] = addSums(line.bins[bin] ?? nothing, sum);
    lines.set(key, line);
  }
  const changes = entries?.filter(({ at }) => binAt(span, new Date(at)) !== undefined);
  return { span, lines: [...lines.values()], changes };
}
