import type { Queryable } from "@zhian/database/database";
import { type HistoryEntry, isServing, readEntry } from "../model/history.ts";
import { receiptSchema } from "../model/releases.ts";
import { listPreviewed } from "../previews/preview-store.ts";

/** A release that nothing needs any more. */
export interface Collectable {
  name: string;
  version: string;
  publishedAt: string;
  bytes: number;
}

/** Open tabs, caches and shells may request a release that was served within either of these; the longer one counts. */
const keptDays = 7;
const keptChanges = 10;
const dayMs = 86_400_000;

/** Finds releases that were not served recently, are neither new nor the newest, and are in no preview: by fragment, oldest first. */
export async function findCollectable(database: Queryable, now: Date): Promise<Collectable[]> {
  const kept = await readKept(database, now);
  for (const { name, version } of await listPreviewed(database, now)) kept.add(`${name}@${version}`);
  const rows = await database.query<{ receipt: string }>(
    "select receipt from releases where collected_at is null order by name, published_at, version",
  );
  const releases = rows.map(({ receipt }) => receiptSchema.parse(JSON.parse(receipt)));
  const newest = new Map(releases.map(({ name, version }) => [name, version]));
  return releases
    .filter(({ name, version, publishedAt }) => {
      const isYoung = now.getTime() - Date.parse(publishedAt) < keptDays * dayMs;
      return !isYoung && newest.get(name) !== version && !kept.has(`${name}@${version}`);
    })
    .map(({ name, version, publishedAt, bytes }) => ({ name, version, publishedAt, bytes }));
}

async function readKept(database: Queryable, now: Date): Promise<Set<string>> {
  const rows = await database.query<{ entry: string }>("select entry from history order by environment, revision");
  const channels = new Map<string, HistoryEntry[]>();
  for (const entry of rows.map((row) => readEntry(row.entry))) {
    const key = `${entry.environment} ${entry.fragment}`;
    const entries = channels.get(key) ?? [];
    channels.set(key, entries);
    entries.push(entry);
  }
  const kept = [...channels.values()].flatMap((entries) => keptOf(entries, now));
  return new Set(
    kept
      .filter(isServing)
      .flatMap(({ fragment, served: { stable, canary } }) => [
        `${fragment}@${stable}`,
        ...(canary ? [`${fragment}@${canary.version}`] : []),
      ]),
  );
}

/** Returns the last changes and any in effect within the last days. `entries` are of one fragment and environment, oldest first. */
function keptOf(entries: readonly HistoryEntry[], now: Date): HistoryEntry[] {
  const since = now.getTime() - keptDays * dayMs;
  return entries.filter((_, index) => {
    const next = entries[index + 1];
    return index >= entries.length - keptChanges || next === undefined || Date.parse(next.at) > since;
  });
}
