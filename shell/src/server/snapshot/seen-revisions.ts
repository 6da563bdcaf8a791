import type { Seen } from "./check-revision-order.ts";
import type { SnapshotStore } from "./snapshot-store.ts";

/**
 * The highest revision that each key has signed. Revisions of a revoked key are ignored: a thief could have signed very high ones to
 * block all good snapshots (The Update Framework, section 5.3.11: recovery from a fast-forward attack).
 */
export class SeenRevisions {
  readonly #store: Pick<SnapshotStore, "readSeen" | "saveSeen">;
  #byKey: Readonly<Record<string, Seen>> = {};

  constructor(store: Pick<SnapshotStore, "readSeen" | "saveSeen">) {
    this.#store = store;
  }

  async read(): Promise<void> {
    this.#byKey = await this.#store.readSeen();
  }

  highest(isRevoked: (keyId: string) => boolean): Seen | undefined {
    return Object.entries(this.#byKey)
      .filter(([keyId]) => !isRevoked(keyId))
      .map(([, seen]) => seen)
      .sort((a, b) => b.revision - a.revision || b.head.length - a.head.length)[0];
  }

  /** Takes effect at once; rejects if it could not be stored for the next start. */
  async note(keyId: string, seen: Seen): Promise<void> {
    if ((this.#byKey[keyId]?.revision ?? -1) >= seen.revision) return;
    this.#byKey = { ...this.#byKey, [keyId]: seen };
    await this.#store.saveSeen(this.#byKey);
  }
}
