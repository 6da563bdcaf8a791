import type { FragmentManifest } from "@zhian/contracts/fragment";
import { maxSnapshotBytes } from "@zhian/contracts/snapshot";
import { type Change, decide } from "./change.ts";
import { toChannel } from "./channel.ts";
import { conflictsBetween } from "./conflicts.ts";
import type { Database, Queryable } from "./database/database.ts";
import { type EnvironmentState, readDeployment, readServed } from "./environment.ts";
import type { FileStore } from "./files/file-store.ts";
import { appendEntry, type HistoryEntry, readEntry, readFragmentHistory } from "./history.ts";
import { isRefused, type Refusal, refuse } from "./refusal.ts";
import { findManifest } from "./releases.ts";

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
  now(): Date;
}

/** Promote, canary and rollback: one transaction each, conditional on what the caller saw. */
export function createChangeEnvironment({ database, files, now }: Dependencies) {
  return async function changeEnvironment(request: ChangeRequest): Promise<ChangeOutcome> {
    try {
      return await database.transaction((tx) => changeWithin(tx, request));
    } catch (error) {
      if (isRefused(error)) return { status: "refused", refusal: error.refusal };
      throw error;
    }
  };

  async function changeWithin(tx: Queryable, request: ChangeRequest): Promise<ChangeOutcome> {
    const environment = await lockEnvironment(tx, request.environment);
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
    const manifest = await requireRelease(tx, fragment, "version" in change ? change.version : undefined);
    if (decision.status === "nothing-to-do") return { status: "nothing-to-do", revision: environment.revision };
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
    };
    await requireServable(tx, { environment, entry, manifest });
    const head = await appendEntry(tx, entry, request.requestKey);
    await tx.query("update environments set revision = $2, head = $3 where name = $1", [
      entry.environment,
      entry.revision,
      head,
    ]);
    await tx.query("select pg_notify($1, $2)", [changesChannel, JSON.stringify([entry.environment, entry.revision])]);
    return { status: "changed", entry };
  }

  /** Every file there, nothing at odds with what the others serve, and a snapshot that a shell will accept. */
  async function requireServable(tx: Queryable, { environment, entry, manifest }: Servable): Promise<void> {
    const release = manifest ?? (await requireRelease(tx, entry.fragment, entry.version));
    if (release) await requireFiles(release);
    let snapshotBytes = 2000 + JSON.stringify(await readDeployment(tx, entry)).length;
    const conflicts: string[] = [];
    for (const [name, other] of await readServed(tx, environment)) {
      if (name === entry.fragment) continue;
      const deployment = await readDeployment(tx, other);
      snapshotBytes += Buffer.byteLength(JSON.stringify(deployment)) + 100;
      if (!release) continue;
      conflicts.push(...conflictsBetween(release, deployment.stable));
      if (deployment.canary) conflicts.push(...conflictsBetween(release, deployment.canary.release));
    }
    if (conflicts.length > 0) {
      throw refuse(
        "conflict",
        "does-not-fit",
        `${conflicts.join("; ")}.`,
        "Build the release against versions that the others can share.",
      );
    }
    // The snapshot travels as a JSON string inside JSON, in which every quote takes two bytes.
    if (snapshotBytes * 1.25 > maxSnapshotBytes) {
      throw refuse(
        "conflict",
        "snapshot-too-large",
        "With this release the snapshot would be over 1 MiB.",
        "Make fewer, larger files.",
      );
    }
  }

  async function requireFiles({ files: listed }: FragmentManifest): Promise<void> {
    for (const [path, { integrity }] of Object.entries(listed)) {
      if (!(await files.has(integrity))) {
        throw refuse(
          "conflict",
          "file-missing",
          `${path} is missing in the file store.`,
          "Restore the file store, or publish a new version.",
        );
      }
    }
  }
}

interface Servable {
  environment: EnvironmentState;
  entry: HistoryEntry;
  manifest: FragmentManifest | undefined;
}

async function lockEnvironment(tx: Queryable, name: string): Promise<EnvironmentState> {
  const [row] = await tx.query<EnvironmentState>(
    "select name, revision, head from environments where name = $1 for update",
    [name],
  );
  if (!row)
    throw refuse(
      "unknown",
      "unknown-environment",
      "There is no such environment.",
      "See REGISTRY_ENVIRONMENTS of the registry.",
    );
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
  throw refuse(
    "conflict",
    "key-used",
    "This Idempotency-Key belongs to another request.",
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

async function requireRelease(
  tx: Queryable,
  name: string,
  version: string | undefined,
): Promise<FragmentManifest | undefined> {
  if (version === undefined) return undefined;
  const manifest = await findManifest(tx, name, version);
  if (manifest) return manifest;
  throw refuse(
    "unknown",
    "unknown-release",
    `${name} ${version} was never published.`,
    `Publish it first: fragments publish ${name}`,
  );
}
