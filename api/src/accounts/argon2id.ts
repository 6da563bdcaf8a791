import { argon2 } from "node:crypto";
import { promisify } from "node:util";

export interface Cost {
  memoryKiB: number;
  passes: number;
  parallelism: number;
}

export interface HashOrder {
  /** Encoded as UTF-8. */
  password: Uint8Array;
  salt: Uint8Array;
  cost: Cost;
}

export type ComputeHash = (order: HashOrder) => Promise<Uint8Array>;

export const hashBytes = 32;
const compute = promisify(argon2);

/** Runs in the thread pool of the calling process. */
export const computeArgon2id: ComputeHash = ({ password, salt, cost: { memoryKiB, passes, parallelism } }) =>
  compute("argon2id", {
    message: password,
    nonce: salt,
    parallelism,
    tagLength: hashBytes,
    memory: memoryKiB,
    passes,
  });
