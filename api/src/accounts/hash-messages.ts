import type { HashOrder } from "./argon2id.ts";

/** To the process that hashes passwords. */
export interface NumberedOrder {
  id: number;
  order: HashOrder;
}

/** From it. */
export interface HashAnswer {
  id: number;
  /** Undefined where the hash could not be computed. */
  bytes: Uint8Array | undefined;
}
