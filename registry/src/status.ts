import type { Queryable } from "@zhian/database/database";
import { type Counted, failedPages } from "./health/counted.ts";
import { type InQuestion, readFieldHealth } from "./health/field-health.ts";
import type { Verdict } from "./health/judge.ts";
import type { HealthRules } from "./health/rules.ts";
import { findRefusals, readShells, type ShellRefusal } from "./health/shells.ts";
import { earlierRelease, toChannel } from "./model/channel.ts";
import { type EnvironmentState, readServed } from "./model/environment.ts";
import { type HistoryEntry, readEntry, readFragmentHistory, type Served, type ServingEntry } from "./model/history.ts";
import { dueAt, nextShare, type Steps } from "./model/steps.ts";
import { companionsOf } from "./model/together.ts";

export interface FragmentStatus {
  name: string;
  stable: string;
  canary?: NonNullable<Served["canary"]>;
  /** For a canary that grows automatically: `next` share in percent, at `dueAt` (ISO time) at the earliest; held if it is due already. */
  steps?: Steps & { next: number; dueAt: string; isDue: boolean };
  /** Fragments that move with it. */
  with?: string[];
  /** The newest published version. */
  latest: string;
  /** The version that a rollback would serve. */
  earlier?: string;
  changed: Pick<HistoryEntry, "revision" | "at" | "by" | "action" | "reason">;
  /** For a canary, or for a recently promoted release. */
  health?: ReleaseHealth;
  /** Releases that shells refuse because they are broken. */
  refused?: Omit<ShellRefusal, "isFinal">[];
}

interface ReleaseHealth {
  version: string;
  verdict: Verdict;
  pages: number;
  failedPages: number;
  /** Number of pages needed for a verdict. */
  pagesNeeded: number;
  against?: { version: string; pages: number; failedPages: number };
  watchedUntil?: string;
}

export interface StatusParts {
  database: Queryable;
  rules: HealthRules;
  now(): Date;
}

export async function readStatus(parts: StatusParts, environment: EnvironmentState): Promise<FragmentStatus[]> {
  const { database } = parts;
  const byFragment = await readServed(database, environment);
  const served = [...byFragment.values()];
  const shells = await readShells(database, environment.name, parts.now());
  served.sort((a, b) => (a.fragment < b.fragment ? -1 : 1));
  const statuses: FragmentStatus[] = [];
  for (const entry of served) {
    const channel = toChannel(await readFragmentHistory(database, environment.name, entry.fragment));
    const [newest] = await database.query<{ version: string }>(
      "select version from releases where name = $1 order by published_at desc, version desc limit 1",
      [entry.fragment],
    );
    const earlier = earlierRelease(channel);
    const companions = companionsOf(byFragment, entry.fragment);
    const { revision, at, by, action, reason } = entry;
    const neighbours = served.filter((one) => one !== entry);
    const health = await readHealth(parts, { entry, channel, neighbours });
    const refused = findRefusals(shells, entry, parts.now()).map(({ version, problem, shells }) => ({
      version,
      problem,
      shells,
    }));
    statuses.push({
      name: entry.fragment,
      stable: entry.served.stable,
      ...(entry.served.canary && { canary: entry.served.canary }),
      ...planOf(entry, parts.now()),
      ...(companions.length > 0 && { with: companions }),
      latest: newest?.version ?? entry.served.stable,
      ...(earlier !== undefined && { earlier }),
      changed: { revision, at, by, action, reason },
      ...(health && { health }),
      ...(refused.length > 0 && { refused }),
    });
  }
  return statuses;
}

function planOf({ steps, at, served: { canary } }: ServingEntry, now: Date): Pick<FragmentStatus, "steps"> {
  if (!steps || !canary) return {};
  const next = nextShare(steps, canary.percent);
  if (next === undefined) return {};
  const due = dueAt(steps, at);
  return { steps: { ...steps, next, dueAt: due.toISOString(), isDue: due <= now } };
}

async function readHealth({ database, rules, now }: StatusParts, question: InQuestion) {
  const health = await readFieldHealth(question, { database, rules, now: now() });
  if (!health) return undefined;
  const { version, verdict, counted, against, watchedUntil } = health;
  const shown: ReleaseHealth = {
    version,
    verdict,
    ...toFigures(counted),
    pagesNeeded: rules.minPages,
    ...(against && { against: { version: against.version, ...toFigures(against.counted) } }),
    ...(watchedUntil !== undefined && { watchedUntil }),
  };
  return shown;
}

function toFigures(counted: Counted): { pages: number; failedPages: number } {
  return { pages: counted.pages, failedPages: failedPages(counted) };
}

export interface LogQuery {
  fragment?: string | undefined;
  /** Entries before this revision. */
  before?: number | undefined;
  limit: number;
}

/** Reads entries, newest first, with the revision to continue from if there are more. */
export async function readLog(
  database: Queryable,
  environment: EnvironmentState,
  { fragment, before, limit }: LogQuery,
): Promise<{ entries: (HistoryEntry & { hash: string })[]; next?: number }> {
  const rows = await database.query<{ entry: string; hash: string }>(
    `select entry, hash from history
     where environment = $1 and revision < $2 and ($3::text is null or fragment = $3) order by revision desc limit $4`,
    [environment.name, before ?? environment.revision + 1, fragment ?? null, limit + 1],
  );
  const entries = rows.slice(0, limit).map(({ entry, hash }) => ({ ...readEntry(entry), hash }));
  const last = entries.at(-1);
  return rows.length > limit && last ? { entries, next: last.revision } : { entries };
}
