import type { FragmentManifest } from "@zhian/contracts/fragment";
import { type Deployment, maxSnapshotBytes } from "@zhian/contracts/snapshot";
import { conflictsBetween, conflictsWithShell } from "./conflicts.ts";
import type { Queryable } from "./database/database.ts";
import { type EnvironmentState, readDeployment, readServed } from "./environment.ts";
import type { FileStore } from "./files/file-store.ts";
import { readShared } from "./health/shells.ts";
import type { HistoryEntry } from "./history.ts";
import { refuse } from "./refusal.ts";

interface Servable {
  files: FileStore;
  environment: EnvironmentState;
  /** What would be served by it. */
  entry: HistoryEntry;
  now: Date;
}

/** Around the deployments: names, times, signature. */
const snapshotFrameBytes = 2048;

/**
 * Every file there, nothing at odds with what the others serve, and a snapshot that a shell will accept.
 * Throws RefusedError.
 */
export async function requireServable(tx: Queryable, { files, environment, entry, now }: Servable): Promise<void> {
  const own = await readDeployment(tx, entry);
  const releases = releasesOf(own);
  for (const release of releases) await requireFiles(files, release);
  let snapshotBytes = snapshotFrameBytes + bytesOf(own);
  const shells = await readShared(tx, environment.name, now);
  const conflicts = releases.flatMap((release) => shells.flatMap((shared) => conflictsWithShell(release, shared)));
  for (const [name, other] of await readServed(tx, environment)) {
    if (name === entry.fragment) continue;
    const deployment = await readDeployment(tx, other);
    snapshotBytes += bytesOf(deployment);
    for (const release of releases) {
      conflicts.push(...releasesOf(deployment).flatMap((neighbour) => conflictsBetween(release, neighbour)));
    }
  }
  if (conflicts.length > 0) {
    const remedy = "Build the release against versions that the others can share.";
    throw refuse("does-not-fit", `${conflicts.join("; ")}.`, remedy);
  }
  if (snapshotBytes > maxSnapshotBytes) {
    throw refuse("snapshot-too-large", "The snapshot would be over 1 MiB.", "Make fewer, larger files.");
  }
}

function releasesOf({ stable, canary }: Deployment): FragmentManifest[] {
  return canary ? [stable, canary.release] : [stable];
}

/** The snapshot travels as a JSON text inside JSON, in which every quote takes two bytes. */
function bytesOf(deployment: Deployment): number {
  return Buffer.byteLength(JSON.stringify(JSON.stringify(deployment))) + 64;
}

async function requireFiles(files: FileStore, { files: listed }: FragmentManifest): Promise<void> {
  for (const [path, { integrity }] of Object.entries(listed)) {
    if (await files.has(integrity)) continue;
    const remedy = "Restore the file store, or publish a new version.";
    throw refuse("file-missing", `${path} is missing in the file store.`, remedy);
  }
}
