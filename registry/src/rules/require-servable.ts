import type { FragmentManifest } from "@zhian/contracts/fragment";
import { type Deployment, maxSnapshotBytes } from "@zhian/contracts/snapshot";
import type { Queryable } from "@zhian/database/database";
import type { FileStore } from "../files/file-store.ts";
import { readShared } from "../health/shells.ts";
import { type EnvironmentState, readDeployment, readServed } from "../model/environment.ts";
import type { HistoryEntry } from "../model/history.ts";
import { placesOf } from "../model/manifest-line.ts";
import { refusal, refuse } from "../model/refusal.ts";
import { conflictsBetween } from "./conflicts.ts";
import { conflictsWithShell } from "./shell-faults.ts";

/** What an environment would serve of a fragment; nothing without `served`. */
export type ServedDraft = Pick<HistoryEntry, "fragment" | "served">;

interface Servable {
  files: FileStore;
  environment: EnvironmentState;
  drafts: readonly ServedDraft[];
  now: Date;
}

/** Size of everything but the deployments: names, times, signature. */
export const snapshotFrameBytes = 2048;

/**
 * Requires every file, no conflict with the other served releases, and a snapshot that a shell will accept.
 * Throws RefusedError.
 */
export async function requireServable(tx: Queryable, { files, environment, drafts, now }: Servable): Promise<void> {
  const composition = await readComposition(tx, environment, drafts);
  const changed = drafts.flatMap(({ fragment }) => releasesOf(composition.get(fragment)));
  for (const release of changed) await requireFiles(files, release);
  const shells = await readShared(tx, environment.name, now);
  const conflicts = changed.flatMap((release) => shells.flatMap((shared) => conflictsWithShell(release, shared)));
  for (const release of changed) {
    for (const [name, deployment] of composition) {
      if (name === release.name) continue;
      const beside = servedBeside(release, { own: composition.get(release.name), name, deployment });
      conflicts.push(...beside.flatMap((neighbour) => conflictsBetween(release, neighbour)));
    }
  }
  if (conflicts.length > 0) {
    throw refusal({
      code: "does-not-fit",
      message: `${[...new Set(conflicts.map(({ text }) => text))].join("; ")}.`,
      remedy: "Build the release against versions that the others can share.",
      at: placesOf(conflicts),
    });
  }
  const snapshotBytes = [...composition.values()].reduce((sum, one) => sum + bytesOf(one), snapshotFrameBytes);
  if (snapshotBytes > maxSnapshotBytes) {
    throw refuse("snapshot-too-large", "The snapshot would be over 1 MiB.", "Make fewer, larger files.");
  }
}

/** Everything that would be served, by fragment name. */
async function readComposition(
  tx: Queryable,
  environment: EnvironmentState,
  drafts: readonly ServedDraft[],
): Promise<Map<string, Deployment>> {
  const served = new Map<string, ServedDraft>(await readServed(tx, environment));
  for (const draft of drafts) served.set(draft.fragment, draft);
  const composition = new Map<string, Deployment>();
  for (const { fragment, served: one } of served.values()) {
    if (one) composition.set(fragment, await readDeployment(tx, { fragment, served: one }));
  }
  return composition;
}

/** No visitor gets the canary of one fragment with the stable release of another that moves with it. */
function servedBeside(
  release: FragmentManifest,
  { own, name, deployment }: { own: Deployment | undefined; name: string; deployment: Deployment },
): FragmentManifest[] {
  const { stable, canary } = deployment;
  const isTied =
    own?.canary &&
    canary &&
    (own.canary.key ?? release.name) === (canary.key ?? name) &&
    own.canary.percent === canary.percent;
  if (!isTied) return releasesOf(deployment);
  return [release.version === own.stable.version ? stable : canary.release];
}

function releasesOf(deployment: Deployment | undefined): FragmentManifest[] {
  if (!deployment) return [];
  const { stable, canary } = deployment;
  return canary ? [stable, canary.release] : [stable];
}

/** The snapshot is sent as a JSON text inside JSON, in which every quote takes two bytes. */
export function bytesOf(deployment: Deployment): number {
  return Buffer.byteLength(JSON.stringify(JSON.stringify(deployment))) + 64;
}

async function requireFiles(files: FileStore, { files: listed }: FragmentManifest): Promise<void> {
  for (const [path, { integrity }] of Object.entries(listed)) {
    if (await files.has(integrity)) continue;
    const remedy = "Restore the file store, or publish a new version.";
    throw refuse("file-missing", `${path} is missing from the file store.`, remedy);
  }
}
