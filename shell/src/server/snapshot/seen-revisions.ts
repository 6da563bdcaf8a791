import type { Seen } from "./check-order.ts";
import type { SnapshotStore } from "./snapshot-store.ts";

/**
 * The highest revision that each key has signed. What a stolen key has signed counts no more once it is revoked: it could have leapt
 * ahead, and locked out all that is good (The Update Framework, section 5.3.11: recovery from a fast-forward attack).
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

  /** Counts at once; rejects when it could not be kept for the next start. */
  async note(keyId: string, seen: Seen): Promise<void> {
    if ((this.#byKey[keyId]?.revision ?? -1) >= seen.revision) return;
    this.#byKey = { ...this.#byKey, [keyId]: seen };
    await this.#store.saveSeen(this.#byKey);
  }
}
