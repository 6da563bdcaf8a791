import type { Snapshot } from "@zhian/contracts/snapshot";
import type { Log } from "@zhian/server/log";
import type { TrustedKeys } from "./key-ring.ts";
import type { SnapshotStore } from "./snapshot-store.ts";
import { type Verified, verifySnapshot } from "./verify-snapshot.ts";

interface Dependencies {
  store: SnapshotStore;
  keys: TrustedKeys;
  environment: string;
  log: Log;
}

export interface KeptSnapshot {
  snapshot: Snapshot;
  text: string;
  keyId: string;
}

/** The trusted snapshots on disk, newest first. */
export async function readKept(dependencies: Dependencies): Promise<KeptSnapshot[]> {
  await forgetRevoked(dependencies);
  const { store, log } = dependencies;
  return (await store.readAll()).flatMap(({ revision, text }) => {
    const verified = verifyKept(text, dependencies);
    if (verified.status === "verified") return [{ snapshot: verified.snapshot, keyId: verified.keyId, text }];
    log.warn(
      { event: "stored_snapshot.rejected", revision, reason: verified.reason },
      "a snapshot on disk is unusable",
    );
    return [];
  });
}

/** Deletes snapshots signed by a revoked key, so that no restart finds them. */
export async function forgetRevoked(dependencies: Dependencies): Promise<void> {
  const { store, log } = dependencies;
  for (const { revision, text } of await store.readAll()) {
    const kept = verifyKept(text, dependencies);
    if (kept.status !== "refused" || kept.reason !== "key-revoked") continue;
    log.warn({ event: "stored_snapshot.revoked", revision }, "a snapshot on disk was deleted: its key is revoked");
    await store.remove(revision);
  }
}

function verifyKept(text: string, { keys, environment }: Dependencies): Verified {
  return verifySnapshot(text, { keys: { find: (keyId) => keys.findKept(keyId) }, environment });
}
