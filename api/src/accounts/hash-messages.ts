import type { HashOrder } from "./argon2id.ts";

/** Sent to the process that hashes passwords. */
export interface NumberedOrder {
  id: number;
  order: HashOrder;
}

/** Sent back by that process. */
export interface HashAnswer {
  id: number;
  /** Undefined if the hash could not be computed. */
  bytes: Uint8Array | undefined;
}
