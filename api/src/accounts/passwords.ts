import { randomBytes, timingSafeEqual } from "node:crypto";
import { type ComputeHash, type Cost, hashBytes } from "./argon2id.ts";
import type { WorkPool } from "./work-pool.ts";

/**
 * OWASP's minimum for argon2id, one of its equivalent settings:
 * https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#argon2id
 */
export const owaspMinimum = { memoryKiB: 19_456, passes: 2, parallelism: 1 } as const;

const saltBytes = 16;
const phcPattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

export interface Passwords {
  /** Returns a PHC string, which includes the cost and the salt. */
  hash(password: string): Promise<string>;
  /** Without a hash, does the same work and returns false. */
  isRight(password: string, hash: string | undefined): Promise<boolean>;
}

interface Work {
  pool: WorkPool;
  computeHash: ComputeHash;
}

/** Computes every hash in the pool. Throws the pool's fault if too many are waiting. */
export function createPasswords({ pool, computeHash }: Work, cost: Cost = owaspMinimum): Passwords {
  const nobody = { cost, salt: randomBytes(saltBytes), bytes: randomBytes(hashBytes) };
  const compute = (password: string, salt: Buffer, by: Cost) =>
    pool.run(() => computeHash({ password: Buffer.from(password.normalize("NFC"), "utf8"), salt, cost: by }));

  return {
    async hash(password) {
      const salt = randomBytes(saltBytes);
      const bytes = await compute(password, salt, cost);
      const { memoryKiB, passes, parallelism } = cost;
      return `$argon2id$v=19$m=${memoryKiB},t=${passes},p=${parallelism}$${toText(salt)}$${toText(bytes)}`;
    },
    async isRight(password, hash) {
      const known = hash === undefined ? nobody : readHash(hash);
      const bytes = await compute(password, known.salt, known.cost);
      return timingSafeEqual(bytes, known.bytes) && hash !== undefined;
    },
  };
}

function readHash(hash: string): { cost: Cost; salt: Buffer; bytes: Buffer } {
  const [, memory, passes, parallelism, salt = "", bytes = ""] = phcPattern.exec(hash) ?? [];
  if (memory === undefined) throw new Error("A stored password is not an argon2id hash.");
  return {
    cost: { memoryKiB: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, "base64"),
    bytes: Buffer.from(bytes, "base64"),
  };
}

function toText(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64").replaceAll("=", "");
}
