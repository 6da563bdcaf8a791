import { type Deployment, maxSnapshotBytes, type SignedSnapshot, type Snapshot } from "@zhian/contracts/snapshot";
import type { Queryable } from "@zhian/database/database";
import type { SigningKey } from "./keys/signing-key.ts";
import {
  type EnvironmentState,
  findEnvironment,
  readChannel,
  readDeployment,
  readEarlier,
  readServed,
} from "./model/environment.ts";
import { bytesOf, snapshotFrameBytes } from "./rules/require-servable.ts";
import { canonicalJson } from "./support/canonical-json.ts";

const dayMs = 86_400_000;
/** A snapshot is signed again after a quarter of its lifetime. */
const issuesPerLife = 4;
/** Per fragment: no tab stays open through more recalls. */
const maxRecalled = 10;

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
 * Returns an environment's snapshot, `undefined` if there is no such environment. Its issue time is a multiple of a fixed
 * step or that of a later change, so that replicas and restarts return the same bytes for the same revision.
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
    const recalled = await addEarlier(state, fragments);
    return {
      schema: 1,
      environment: state.name,
      revision: state.revision,
      head: state.head,
      issuedAt,
      expiresAt: new Date(Date.parse(issuedAt) + lifeMs).toISOString(),
      fragments,
      ...(recalled.length > 0 && { recalled }),
    };
  }

  /** Adds as many earlier releases as fit into the snapshot: served releases take precedence. Returns the recalled ones. */
  async function addEarlier(state: EnvironmentState, fragments: Record<string, Deployment>): Promise<string[]> {
    const recalled: string[] = [];
    let room = Object.values(fragments).reduce(
      (left, one) => left - bytesOf(one),
      maxSnapshotBytes - snapshotFrameBytes,
    );
    for (const [name, deployment] of Object.entries(fragments)) {
      const channel = await readChannel(database, state, name);
      recalled.push(...[...channel.recalled].slice(-maxRecalled).map((version) => `${name}@${version}`));
      const earlier = await readEarlier(database, name, channel);
      const bytes = earlier ? bytesOf({ stable: earlier }) : 0;
      if (!earlier || bytes > room) continue;
      room -= bytes;
      fragments[name] = { ...deployment, earlier };
    }
    return recalled;
  }
}
