import type { ReleaseCount } from "@zhian/contracts/health";
import type { Queryable } from "@zhian/database/database";
import type { ServingEntry } from "../model/history.ts";
import { add, type Counted, nothing } from "./counted.ts";
import { keptMs, slotMs } from "./rules.ts";
import { apartFrom, type BySlot, type Span } from "./stretches.ts";

const pagesKind = "pages";
const clientsKind = "clients";
const failedPrefix = "failed:";

export interface CountedUnder {
  count: ReleaseCount;
  /** The change since which the release is served this way. */
  entry: ServingEntry;
}

/** Adds all counts of a shell's report at once: there may be hundreds of fragments. */
export async function recordCounts(tx: Queryable, counted: readonly CountedUnder[], now: Date): Promise<void> {
  const sums = new Map<string, Record<string, string | number>>();
  for (const { count, entry } of counted) {
    const { fragment, version } = count;
    const failed = Object.entries(count.failed).map(([kind, value]) => [failedPrefix + kind, value] as const);
    for (const [kind, value] of [[pagesKind, count.pages], [clientsKind, count.clients], ...failed] as const) {
      const key = `${fragment} ${version} ${kind}`;
      const before = Number(sums.get(key)?.["count"] ?? 0);
      if (value > 0) sums.set(key, { fragment, version, since: entry.revision, kind, count: before + value });
    }
  }
  await tx.query(
    `insert into release_health (environment, fragment, version, since, slot, kind, count)
     select $1, fragment, version, since, $2, kind, count
     from json_to_recordset($3::json) as sums (fragment text, version text, since integer, kind text, count integer)
     on conflict (environment, fragment, version, since, slot, kind)
     do update set count = release_health.count + excluded.count`,
    [counted[0]?.entry.environment ?? "", slotOf(now), JSON.stringify([...sums.values()])],
  );
}

export async function forgetOldCounts(tx: Queryable, now: Date): Promise<void> {
  await tx.query("delete from release_health where slot < $1", [slotOf(now) - Math.ceil(keptMs / slotMs)]);
}

interface CountQuery {
  environment: string;
  fragment: string;
  version: string;
  /** Revision of that change. */
  since: number;
}

/** Counts of a release under all changes before this one. */
export async function readBefore(
  database: Queryable,
  { environment, fragment, version, since }: CountQuery,
): Promise<Counted> {
  const rows = await database.query<{ kind: string; count: number }>(
    `select kind, sum(count)::int as count from release_health
     where environment = $1 and fragment = $2 and version = $3 and since < $4 group by kind`,
    [environment, fragment, version, since],
  );
  return rows.map(toCounted).reduce(add, nothing);
}

/** Counts under this change, from the span's first slot on. Slots not judged separately are summed in the slot before those that are. */
export async function readBySlot(
  database: Queryable,
  { environment, fragment, version, since }: CountQuery,
  span: Span,
): Promise<BySlot> {
  const rows = await database.query<{ told: number; kind: string; count: number }>(
    `select greatest(slot, $5) as told, kind, sum(count)::int as count from release_health
     where environment = $1 and fragment = $2 and version = $3 and since = $4 and slot >= $6
     group by told, kind`,
    [environment, fragment, version, since, apartFrom(span) - 1, span.first],
  );
  const slots = new Map<number, Counted>();
  for (const { told, ...row } of rows) slots.set(told, add(slots.get(told) ?? nothing, toCounted(row)));
  return slots;
}

function toCounted({ kind, count }: { kind: string; count: number }): Counted {
  if (kind === pagesKind) return { ...nothing, pages: count };
  if (kind === clientsKind) return { ...nothing, clients: count };
  return { ...nothing, failed: { [kind.slice(failedPrefix.length)]: count } };
}

export function slotOf(now: Date): number {
  return Math.floor(now.getTime() / slotMs);
}
