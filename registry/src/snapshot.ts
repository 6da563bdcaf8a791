import type { Deployment, SignedSnapshot, Snapshot } from "@zhian/contracts/snapshot";
import type { Queryable } from "@zhian/database/database";
import type { SigningKey } from "./keys/signing-key.ts";
import { type EnvironmentState, findEnvironment, readDeployment, readServed } from "./model/environment.ts";
import { canonicalJson } from "./support/canonical-json.ts";

const dayMs = 86_400_000;
/** A snapshot is signed anew when a quarter of its life is over. */
const issuesPerLife = 4;

export interface IssuedSnapshot {
  signed: SignedSnapshot;
  snapshot: Snapshot;
  /** Revision, issue and signing key: a shell that has the revision must still receive a later expiry or another key. */
  etag: string;
}

interface Dependencies {
  database: Queryable;
  currentKey(): Promise<SigningKey>;
  snapshotDays: number;
  now(): Date;
}

/**
 * Gives the snapshot of an environment, `undefined` when there is no such environment. Issue times are multiples of a
 * fixed step, so that replicas and restarts give the same bytes for the same revision.
 */
export function createSnapshots({ database, currentKey, snapshotDays, now }: Dependencies) {
  const issued = new Map<string, IssuedSnapshot>();
  const lifeMs = snapshotDays * dayMs;
  const stepMs = Math.floor(lifeMs / issuesPerLife);

  return async function readSnapshot(environment: string): Promise<IssuedSnapshot | undefined> {
    const state = await findEnvironment(database, environment);
    if (!state) return undefined;
    const issue = Math.floor(now().getTime() / stepMs);
    const key = await currentKey();
    const etag = `"${state.revision}-${issue}-${key.keyId}"`;
    const known = issued.get(environment);
    if (known?.etag === etag) return known;
    const snapshot = await toSnapshot(state, new Date(issue * stepMs));
    const text = canonicalJson(snapshot);
    const fresh = { signed: { keyId: key.keyId, signature: key.sign(text), snapshot: text }, snapshot, etag };
    issued.set(environment, fresh);
    return fresh;
  };

  async function toSnapshot(state: EnvironmentState, stepStart: Date): Promise<Snapshot> {
    const served = await readServed(database, state);
    const fragments: Record<string, Deployment> = {};
    let issuedAt = stepStart.toISOString();
    for (const entry of served.values()) {
      fragments[entry.fragment] = await readDeployment(database, entry);
      if (entry.at > issuedAt) issuedAt = entry.at;
    }
    return {
      schema: 1,
      environment: state.name,
      revision: state.revision,
      head: state.head,
      issuedAt,
      expiresAt: new Date(Date.parse(issuedAt) + lifeMs).toISOString(),
      fragments,
    };
  }
}
