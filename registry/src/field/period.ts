import type { HistoryEntry } from "../model/history.ts";

/** The last period in which a release was served continuously, as canary or as stable. */
export interface Period {
  isCanary: boolean;
  from: Date;
  /** Undefined while it lasts. */
  to?: Date;
  /** The release to compare with: for a canary, the stable release of that time; else the stable release before it. */
  other?: string;
}

/** `entries` are all of one fragment, oldest first. Undefined for a release that was never served. */
export function lastPeriod(entries: readonly HistoryEntry[], version: string): Period | undefined {
  let period: Period | undefined;
  let stable: string | undefined;
  for (const { at, served } of entries) {
    const isCanary = served?.canary?.version === version;
    const isServed = isCanary || served?.stable === version;
    const lasts = period && !period.to && period.isCanary === isCanary;
    if (!isServed) {
      if (period && !period.to) period = { ...period, to: new Date(at) };
    } else if (!lasts) {
      const other = isCanary ? served?.stable : stable;
      period = { isCanary, from: new Date(at), ...(other !== undefined && other !== version && { other }) };
    }
    stable = served?.stable;
  }
  return period;
}
