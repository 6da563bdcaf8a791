import type { Database, Queryable } from "@zhian/database/database";
import type { FileStore } from "./files/file-store.ts";
import type { Acknowledged } from "./model/acknowledged.ts";
import type { Change, WholeChange } from "./model/change.ts";
import type { EnvironmentState } from "./model/environment.ts";
import { appendEntry, everything, type HistoryEntry, readEntry, toHead } from "./model/history.ts";
import { isRefused, type Refusal, refuse } from "./model/refusal.ts";
import { type PlannedEntry, planChange } from "./plan-change.ts";
import { failpoints } from "./support/failpoints.ts";

export const changesChannel = "registry_changed";

export type ChangeOutcome =
  /** `entry` is the last one written. */
  | { status: "changed"; entry: HistoryEntry }
  | { status: "nothing-to-do"; revision: number }
  /** The environment has changed since the caller read it. */
  | { status: "stale"; revision: number; last?: HistoryEntry }
  | { status: "refused"; refusal: Refusal };

export interface ChangeRequest {
  environment: string;
  /** `everything` for changes of the whole environment. */
  fragment: string;
  change: Change | WholeChange;
  /** The revision that the caller saw. */
  seenRevision: number;
  by: string;
  /** Idempotency key: a repeated request gets the first response and changes nothing. */
  requestKey?: string;
}

interface Dependencies {
  database: Database;
  files: FileStore;
  acknowledged: Acknowledged;
  now(): Date;
}

/** Changes what an environment serves: one transaction per change, conditional on the revision that the caller saw. */
export function createChangeEnvironment({ database, files, acknowledged, now }: Dependencies) {
  return async function changeEnvironment(request: ChangeRequest): Promise<ChangeOutcome> {
    try {
      const outcome = await database.transaction((tx) => changeWithin(tx, request));
      failpoints.pass("change: committed");
      if (outcome.status === "changed") await acknowledged.keep(request.environment, toHead(outcome.entry));
      return outcome;
    } catch (error) {
      if (isRefused(error)) return { status: "refused", refusal: error.refusal };
      throw error;
    }
  };

  async function changeWithin(tx: Queryable, request: ChangeRequest): Promise<ChangeOutcome> {
    const environment = await lockEnvironment(tx, request.environment);
    failpoints.pass("change: environment locked");
    const repeated = await findByRequestKey(tx, request);
    if (repeated) return { status: "changed", entry: repeated };
    if (environment.revision !== request.seenRevision) {
      const last = await findEntry(tx, environment);
      return { status: "stale", revision: environment.revision, ...(last && { last }) };
    }
    const drafts = await planChange(tx, request, { files, environment, now: now() });
    const entry = await writeEntries(tx, { environment, drafts, request });
    if (!entry) return { status: "nothing-to-do", revision: environment.revision };
    failpoints.pass("change: revision raised");
    await tx.query("select pg_notify($1, $2)", [changesChannel, JSON.stringify([entry.environment, entry.revision])]);
    return { status: "changed", entry };
  }

  /** Returns the last entry, which holds the key and whose hash is the environment's head. */
  async function writeEntries(
    tx: Queryable,
    { environment, drafts, request }: { environment: EnvironmentState; drafts: PlannedEntry[]; request: ChangeRequest },
  ): Promise<HistoryEntry | undefined> {
    const { change, by, requestKey } = request;
    const at = now().toISOString();
    let { head, revision } = environment;
    let last: HistoryEntry | undefined;
    for (const [index, draft] of drafts.entries()) {
      revision += 1;
      last = {
        environment: environment.name,
        revision,
        previous: head,
        at,
        by,
        action: change.action,
        ...draft,
        reason: change.reason,
        ...("watch" in change && change.watch === false && { watch: false as const }),
      };
      head = await appendEntry(tx, last, index === drafts.length - 1 ? requestKey : undefined);
      failpoints.pass("change: entry written");
    }
    const updated = [environment.name, revision, head];
    if (last) await tx.query("update environments set revision = $2, head = $3 where name = $1", updated);
    return last;
  }
}

async function lockEnvironment(tx: Queryable, name: string): Promise<EnvironmentState> {
  const [row] = await tx.query<EnvironmentState>(
    "select name, revision, head from environments where name = $1 for update",
    [name],
  );
  if (!row)
    throw refuse("unknown-environment", "There is no such environment.", "See the registry's REGISTRY_ENVIRONMENTS.");
  return row;
}

async function findByRequestKey(tx: Queryable, request: ChangeRequest): Promise<HistoryEntry | undefined> {
  if (request.requestKey === undefined) return undefined;
  const [row] = await tx.query<{ entry: string }>(
    "select entry from history where environment = $1 and request_key = $2",
    [request.environment, request.requestKey],
  );
  if (!row) return undefined;
  const entry = readEntry(row.entry);
  // A restore stores its key with the last fragment that it changed.
  const isSameTarget = entry.fragment === request.fragment || request.fragment === everything;
  if (isSameTarget && entry.action === request.change.action) return entry;
  throw refuse(
    "key-used",
    "This Idempotency-Key was already used for another request.",
    "Use a new key for each change.",
  );
}

async function findEntry(tx: Queryable, { name, revision }: EnvironmentState): Promise<HistoryEntry | undefined> {
  const [row] = await tx.query<{ entry: string }>(
    "select entry from history where environment = $1 and revision = $2",
    [name, revision],
  );
  return row && readEntry(row.entry);
}
