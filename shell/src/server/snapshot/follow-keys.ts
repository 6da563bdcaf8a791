import { maxKeyListsBytes } from "@zhian/contracts/signing-keys";
import type { Log } from "@zhian/server/log";
import { askRegistry } from "./ask-registry.ts";
import type { KeyRing } from "./key-ring.ts";
import type { SnapshotStore } from "./snapshot-store.ts";

interface Dependencies {
  registryUrl: string;
  ring: KeyRing;
  store: Pick<SnapshotStore, "readKeys" | "saveKeys">;
  log: Log;
  onTaken(): Promise<void>;
  onFailure(reason: string): void;
}

/** Updates the key ring from the registry's list, and stores the list for a start without the registry. Never rejects. */
export function followKeys({ registryUrl, ring, store, log, onTaken, onFailure }: Dependencies) {
  let etag: string | undefined;

  return {
    async startFromDisk(): Promise<void> {
      if (!ring.hasRoots()) return;
      const text = await store.readKeys().catch((error: unknown) => {
        log.error(
          { event: "stored_key_list.read_failed", err: error },
          "the list of signing keys on disk could not be read",
        );
      });
      if (text !== undefined) ring.take(text);
    },
    /** Call after each response of the registry: a revocation must be known before anything else in it is trusted. */
    async refresh(signal: AbortSignal): Promise<void> {
      if (!ring.hasRoots()) return;
      const fetched = await askRegistry(`${registryUrl}/v1/keys`, { etag, maxBytes: maxKeyListsBytes, signal });
      if (fetched.status === "failed" && !signal.aborted) onFailure(fetched.reason);
      if (fetched.status !== "fetched") return;
      const outcome = ring.take(fetched.text);
      if (outcome === "refused") return;
      etag = fetched.etag;
      if (outcome === "nothing-new") return;
      await store.saveKeys(fetched.text).catch((error: unknown) => {
        log.error(
          { event: "stored_key_list.write_failed", err: error },
          "the list of signing keys could not be written to disk",
        );
      });
      await onTaken();
    },
  };
}
