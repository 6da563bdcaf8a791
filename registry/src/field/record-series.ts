import type { ReleaseCount } from "@zhian/contracts/health";
import { bucketCount, type VitalCount } from "@zhian/contracts/vitals";
import type { Queryable } from "@zhian/database/database";
import { slotAt, stepNames, steps } from "./slots.ts";

/** A count, and the revision of the change since which the release is served this way: 0 for the shell. */
export interface Measured<Count> {
  count: Count;
  since: number;
}

interface Row {
  fragment: string;
  version: string;
  since: number;
  step: string;
  slot: number;
  kind: string;
  route: string;
  device: string;
  connection: string;
  counts: number[];
}

interface Recording {
  environment: string;
  pages: readonly Measured<ReleaseCount>[];
  vitals: readonly Measured<VitalCount>[];
  now: Date;
}

/** Adds all counts of a shell's report at once. */
export async function recordSeries(tx: Queryable, { environment, pages, vitals, now }: Recording): Promise<void> {
  const rows = new Map<string, Row>();
  for (const row of [
    ...pages.flatMap((one) => toPageRows(one, now)),
    ...vitals.flatMap((one) => toVitalRows(one, now)),
  ]) {
    const { counts, ...place } = row;
    const key = JSON.stringify(place);
    const before = rows.get(key)?.counts;
    rows.set(key, before ? { ...place, counts: addUp(before, counts) } : row);
  }
  if (rows.size === 0) return;
  // A fixed order, so that two concurrent reports cannot deadlock.
  const ordered = [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  await tx.query(
    `insert into field_series (environment, fragment, version, since, step, slot, kind, route, device, connection, counts)
     select $1, fragment, version, since, step, slot, kind, route, device, connection, counts
     from json_to_recordset($2::json) as rows (fragment text, version text, since integer, step text, slot integer,
       kind text, route text, device text, connection text, counts integer[])
     on conflict (environment, fragment, slot, step, version, since, kind, route, device, connection)
     do update set counts = (
       select array_agg(coalesce(a, 0) + coalesce(b, 0) order by place)
       from unnest(field_series.counts, excluded.counts) with ordinality as both_counts (a, b, place)
     )`,
    [environment, JSON.stringify(ordered)],
  );
}

export async function forgetOldSeries(tx: Queryable, now: Date): Promise<void> {
  for (const step of stepNames) {
    const { ms, keptMs } = steps[step];
    await tx.query("delete from field_series where step = $1 and slot < $2", [step, slotAt(step, now) - keptMs / ms]);
  }
}

function toPageRows({ count, since }: Measured<ReleaseCount>, now: Date): Row[] {
  const { fragment, version, pages, failed } = count;
  const place = { fragment, version, since, route: "", device: "", connection: "" };
  const kinds = { pages, failed: Object.values(failed).reduce((sum, each) => sum + each, 0) };
  return Object.entries(kinds)
    .filter(([, value]) => value > 0)
    .flatMap(([kind, value]) =>
      stepNames.map((step) => ({ ...place, step, slot: slotAt(step, now), kind, counts: [value] })),
    );
}

/** The kind of visitor is stored only by the hour: by the minute, there are too few of each. */
function toVitalRows({ count, since }: Measured<VitalCount>, now: Date): Row[] {
  const { fragment, version, vital, route, device, connection, minutesAgo } = count;
  const at = new Date(now.getTime() - minutesAgo * steps.minute.ms);
  const counts = toCounts(count);
  const place = { fragment, version, since, kind: vital, counts };
  return [
    { ...place, step: "minute", slot: slotAt("minute", at), route: "", device: "", connection: "" },
    { ...place, step: "hour", slot: slotAt("hour", at), route, device, connection },
  ];
}

function toCounts({ buckets }: VitalCount): number[] {
  const counts = Array.from({ length: bucketCount }, (_, index) => buckets[index] ?? 0);
  return counts.slice(0, counts.findLastIndex((count) => count > 0) + 1);
}

function addUp(one: readonly number[], other: readonly number[]): number[] {
  return Array.from({ length: Math.max(one.length, other.length) }, (_, at) => (one[at] ?? 0) + (other[at] ?? 0));
}
