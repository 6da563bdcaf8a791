import type { Queryable } from "@zhian/database/database";
import { keyInForce } from "./key-in-force.ts";
import { readNewestList } from "./key-lists.ts";
import type { SigningKey, SigningKeys } from "./signing-key.ts";

interface Dependencies {
  database: Queryable;
  keys: SigningKeys;
  now(): Date;
  /** Called once until a key is in force again. */
  onNoneInForce(keyId: string): void;
}

/**
 * The key that signs snapshots now. If none is in force, a key that shells refuse: they must keep polling to receive the list that
 * fixes this.
 */
export function createCurrentKey({ database, keys, now, onNoneInForce }: Dependencies) {
  let isTold = false;

  return async function currentKey(): Promise<SigningKey> {
    const key = keyInForce(keys, (await readNewestList(database))?.list, now());
    if (!key && !isTold) onNoneInForce(keys[0].keyId);
    isTold = !key;
    return key ?? keys[0];
  };
}
