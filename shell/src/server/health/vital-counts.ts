import { maxVitals } from "@zhian/contracts/health";
import { addToBuckets, bucketOf, countOf, type VitalCount } from "@zhian/contracts/vitals";
import type { Measured, VitalsBeacon } from "@zhian/contracts/vitals-beacon";

/** Minutes that are stored while the registry does not accept reports. */
const keptMinutes = 30;
/** Limits on the number of separate counts per minute, and altogether: a few megabytes. */
const maxPerMinute = 2_000;
const maxKept = 8_000;

interface Row extends Omit<VitalCount, "minutesAgo"> {
  buckets: Record<string, number>;
}

interface ValueSeen extends Measured, Pick<VitalsBeacon, "device" | "connection"> {
  revision: number;
}

export interface VitalCounts {
  count(seen: ValueSeen): void;
  /** The contents of the next report, the oldest first. It counts as delivered unless `keep` is called before the next call. */
  take(): VitalCount[];
  /** Call if the last report was lost: its contents are sent again. */
  keep(): void;
  /** How many values have been dropped since the last call. */
  takeDropped(): number;
}

/**
 * Histograms by minute, release and kind of visitor. Minutes are reported by their age on a monotonic clock, so an incorrect
 * time of day on this machine does not matter.
 */
export function createVitalCounts(now: () => number = () => performance.now()): VitalCounts {
  /** By minute, then by the key of what is counted separately. */
  const minutes = new Map<number, Map<string, Row>>();
  let taken: { minute: number; row: Row }[] = [];
  let dropped = 0;
  const present = () => Math.floor(now() / 60_000);

  function rowsOf(minute: number): Map<string, Row> {
    const known = minutes.get(minute);
    if (known) return known;
    const fresh = new Map<string, Row>();
    minutes.set(minute, fresh);
    return fresh;
  }

  function add(minute: number, row: Row): void {
    const rows = rowsOf(minute);
    const key = [row.fragment, row.version, row.revision, row.vital, row.route, row.device, row.connection].join(" ");
    const known = rows.get(key);
    if (!known && rows.size >= maxPerMinute) dropped += countOf(row.buckets);
    else if (!known) rows.set(key, row);
    else addToBuckets(known.buckets, row.buckets);
  }

  const oldestFirst = () => [...minutes].sort(([a], [b]) => a - b);

  function dropOld(): void {
    let kept = oldestFirst().reduce((sum, [, rows]) => sum + rows.size, 0);
    for (const [minute, rows] of oldestFirst()) {
      if (minute > present() - keptMinutes && kept <= maxKept) return;
      kept -= rows.size;
      for (const { buckets } of rows.values()) dropped += countOf(buckets);
      minutes.delete(minute);
    }
  }

  return {
    count({ value, ...seen }) {
      add(present(), { ...seen, buckets: { [bucketOf(value)]: 1 } });
    },
    take() {
      dropOld();
      const told = oldestFirst().flatMap(([minute, rows]) => [...rows].map(([key, row]) => ({ minute, key, row })));
      taken = told.slice(0, maxVitals);
      for (const { minute, key } of told.slice(0, maxVitals)) minutes.get(minute)?.delete(key);
      for (const [minute, rows] of minutes) if (rows.size === 0) minutes.delete(minute);
      return taken.map(({ minute, row }) => ({ ...row, minutesAgo: present() - minute }));
    },
    keep() {
      for (const { minute, row } of taken.splice(0)) add(minute, row);
    },
    takeDropped() {
      const count = dropped;
      dropped = 0;
      return count;
    },
  };
}
