import type { ReleaseCount } from "@zhian/contracts/health";
import type { Queryable } from "@zhian/database/database";
import type { ServingEntry } from "../model/history.ts";
import { add, type Counted, nothing } from "./judge.ts";
import { keptMs, slotMs } from "./rules.ts";

const pagesKind = "pages";
const clientsKind = "clients";
const failedPrefix = "failed:";

export interface CountedUnder {
  count: ReleaseCount;
  /** The change that made the release what it is here. */
  entry: ServingEntry;
}

/** Adds up what shells count: all of a report at once, since there may be hundreds of fragments. */
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
  /** Counted under this change, or with `before` under the ones that came before it. */
  since: number;
  before?: boolean;
  fromSlot?: number;
}

export async function readCounted(database: Queryable, query: CountQuery): Promise<Counted> {
  const { environment, fragment, version, since, before = false, fromSlot = 0 } = query;
  const rows = await database.query<{ kind: string; count: number }>(
    `select kind, sum(count)::int as count from release_health
     where environment = $1 and fragment = $2 and version = $3 and slot >= $4
       and (case when $5::boolean then since < $6 else since = $6 end)
     group by kind`,
    [environment, fragment, version, fromSlot, before, since],
  );
  return rows.map(toCounted).reduce(add, nothing);
}

function toCounted({ kind, count }: { kind: string; count: number }): Counted {
  if (kind === pagesKind) return { ...nothing, pages: count };
  if (kind === clientsKind) return { ...nothing, clients: count };
  return { ...nothing, failed: { [kind.slice(failedPrefix.length)]: count } };
}

export function slotOf(now: Date): number {
  return Math.floor(now.getTime() / slotMs);
}
