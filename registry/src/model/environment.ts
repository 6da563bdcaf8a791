import type { FragmentManifest } from "@zhian/contracts/fragment";
import type { Deployment } from "@zhian/contracts/snapshot";
import type { Queryable } from "@zhian/database/database";
import { type Channel, earlierRelease, toChannel } from "./channel.ts";
import { isServing, noHash, readEntry, readFragmentHistory, type ServingEntry } from "./history.ts";
import { findManifest, readManifest } from "./releases.ts";

export interface EnvironmentState {
  name: string;
  revision: number;
  /** Hash of the last entry. */
  head: string;
}

/** Adds missing environments; never removes one. */
export async function ensureEnvironments(database: Queryable, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await database.query(
      "insert into environments (name, revision, head) values ($1, 0, $2) on conflict (name) do nothing",
      [name, noHash],
    );
  }
}

export async function findEnvironment(database: Queryable, name: string): Promise<EnvironmentState | undefined> {
  return (
    await database.query<EnvironmentState>("select name, revision, head from environments where name = $1", [name])
  )[0];
}

/** The last entry of each fragment at a revision, by fragment name: together, everything that is served. */
export async function readServed(
  database: Queryable,
  { name, revision }: EnvironmentState,
): Promise<Map<string, ServingEntry>> {
  const rows = await database.query<{ entry: string }>(
    `select distinct on (fragment) entry from history where environment = $1 and revision <= $2
     order by fragment, revision desc`,
    [name, revision],
  );
  const entries = rows.map((row) => readEntry(row.entry)).filter(isServing);
  return new Map(entries.map((entry) => [entry.fragment, entry]));
}

export async function readDeployment(
  database: Queryable,
  { fragment, served }: Pick<ServingEntry, "fragment" | "served">,
): Promise<Deployment> {
  const stable = await readManifest(database, fragment, served.stable);
  if (!served.canary) return { stable };
  const release = await readManifest(database, fragment, served.canary.version);
  const { percent, key } = served.canary;
  return { stable, canary: { release, percent, ...(key !== undefined && { key }) } };
}

/** Reads a fragment's channel at a revision. */
export async function readChannel(
  database: Queryable,
  { name, revision }: EnvironmentState,
  fragment: string,
): Promise<Channel> {
  const entries = await readFragmentHistory(database, name, fragment);
  return toChannel(entries.filter((entry) => entry.revision <= revision));
}

/** The release that pages fall back to when the stable one fails. Undefined if it was deleted. */
export async function readEarlier(
  database: Queryable,
  fragment: string,
  channel: Channel,
): Promise<FragmentManifest | undefined> {
  const version = earlierRelease(channel);
  return version === undefined ? undefined : findManifest(database, fragment, version);
}
