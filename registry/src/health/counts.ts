import type { ReleaseCount } from "@zhian/contracts/health";
import type { Queryable } from "../database/database.ts";
import type { HistoryEntry } from "../history.ts";
import { add, type Counted, nothing } from "./judge.ts";
import { keptMs, slotMs } from "./rules.ts";

const pagesKind = "pages";
const clientsKind = "clients";
const failedPrefix = "failed:";

interface Recording {
  count: ReleaseCount;
  entry: HistoryEntry;
  now: Date;
}

/** Adds up what shells count, under the change that made the release what it is here. */
export async function recordCount(tx: Queryable, { count, entry, now }: Recording): Promise<void> {
  const { environment, revision: since } = entry;
  const slot = slotOf(now);
  const failed = Object.entries(count.failed).map(([kind, value]) => [failedPrefix + kind, value] as const);
  const values = [[pagesKind, count.pages], [clientsKind, count.clients], ...failed] as const;
  for (const [kind, value] of values) {
    if (value === 0) continue;
    await tx.query(
      `insert into release_health (environment, fragment, version, since, slot, kind, count)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (environment, fragment, version, since, slot, kind)
       do update set count = release_health.count + excluded.count`,
      [environment, count.fragment, count.version, since, slot, kind, value],
    );
  }
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
