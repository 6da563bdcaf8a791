import type { Snapshot } from "@zhian/contracts/snapshot";

/** The newest revision of the environment that was seen; survives a restart. */
export interface Seen {
  revision: number;
  /** Empty when only the revision is known. */
  head: string;
}

export type Order = "newer" | "same" | "older" | "forked" | "jumped";
const maxJump = 1000;

/** A rollback is a new revision: a snapshot with a lower one is an attack, or from a registry that has lost data. */
export function checkOrder(snapshot: Snapshot, seen: Seen | undefined, allowJump: boolean): Order {
  if (!seen) return "newer";
  if (snapshot.revision < seen.revision) return "older";
  if (snapshot.revision === seen.revision) return seen.head === "" || snapshot.head === seen.head ? "same" : "forked";
  if (snapshot.revision - seen.revision > maxJump && !allowJump) return "jumped";
  return "newer";
}
