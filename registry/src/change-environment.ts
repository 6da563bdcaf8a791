import type { Acknowledged } from "./acknowledged.ts";
import { type Change, decide } from "./change.ts";
import { toChannel } from "./channel.ts";
import type { Database, Queryable } from "./database/database.ts";
import type { EnvironmentState } from "./environment.ts";
import { failpoints } from "./failpoints.ts";
import type { FileStore } from "./files/file-store.ts";
import { appendEntry, type HistoryEntry, readEntry, readFragmentHistory, toHead } from "./history.ts";
import { isRefused, type Refusal, refusal, refuse } from "./refusal.ts";
import { collected, findReceipt } from "./releases.ts";
import { requireServable } from "./require-servable.ts";

export const changesChannel = "registry_changed";

export type ChangeOutcome =
  | { status: "changed"; entry: HistoryEntry }
  | { status: "nothing-to-do"; revision: number }
  /** Somebody changed the environment since the caller looked. */
  | { status: "stale"; revision: number; last?: HistoryEntry }
  | { status: "refused"; refusal: Refusal };

export interface ChangeRequest {
  environment: string;
  fragment: string;
  change: Change;
  /** The revision that the caller saw. */
  seenRevision: number;
  by: string;
  /** The same key again is the same request again: it is answered, not repeated. */
  requestKey?: string;
}

interface Dependencies {
  database: Database;
  files: FileStore;
  acknowledged: Acknowledged;
  now(): Date;
}

/** Promote, canary and rollback: one transaction each, conditional on what the caller saw. */
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
    const { fragment, change } = request;
    const channel = toChannel(await readFragmentHistory(tx, environment.name, fragment));
    const decision = decide(channel, change);
    if (decision.status === "refused") return decision;
    if ("version" in change) await requireRelease(tx, fragment, change.version);
    else if (decision.status === "change") await requireRelease(tx, fragment, decision.version);
    if (decision.status === "nothing-to-do") return { status: "nothing-to-do", revision: environment.revision };
    failpoints.pass("change: decided");
    const { status: _, ...decided } = decision;
    const entry: HistoryEntry = {
      environment: environment.name,
      revision: environment.revision + 1,
      previous: environment.head,
      at: now().toISOString(),
      by: request.by,
      action: change.action,
      fragment,
      ...decided,
      reason: change.reason,
      ...("watch" in change && change.watch === false && { watch: false as const }),
    };
    await requireServable(tx, { files, environment, entry, now: now() });
    failpoints.pass("change: release checked");
    const head = await appendEntry(tx, entry, request.requestKey);
    failpoints.pass("change: entry written");
    await tx.query("update environments set revision = $2, head = $3 where name = $1", [
      entry.environment,
      entry.revision,
      head,
    ]);
    failpoints.pass("change: revision raised");
    await tx.query("select pg_notify($1, $2)", [changesChannel, JSON.stringify([entry.environment, entry.revision])]);
    return { status: "changed", entry };
  }
}

async function lockEnvironment(tx: Queryable, name: string): Promise<EnvironmentState> {
  const [row] = await tx.query<EnvironmentState>(
    "select name, revision, head from environments where name = $1 for update",
    [name],
  );
  if (!row)
    throw refuse("unknown-environment", "There is no such environment.", "See REGISTRY_ENVIRONMENTS of the registry.");
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
  if (entry.fragment === request.fragment && entry.action === request.change.action) return entry;
  throw refuse("key-used", "This Idempotency-Key belongs to another request.", "Use a new key for each change.");
}

async function findEntry(tx: Queryable, { name, revision }: EnvironmentState): Promise<HistoryEntry | undefined> {
  const [row] = await tx.query<{ entry: string }>(
    "select entry from history where environment = $1 and revision = $2",
    [name, revision],
  );
  return row && readEntry(row.entry);
}

async function requireRelease(tx: Queryable, name: string, version: string): Promise<void> {
  const receipt = await findReceipt(tx, name, version);
  if (receipt?.collectedAt !== undefined) throw refusal(collected(receipt));
  if (receipt) return;
  throw refuse(
    "unknown-release",
    `${name} ${version} was never published.`,
    `Publish it first: fragments publish ${name}`,
  );
}
