import type { Queryable } from "./database/database.ts";
import { keyInForce } from "./key-in-force.ts";
import { readNewestList } from "./key-lists.ts";
import type { SigningKey, SigningKeys } from "./signing-key.ts";

interface Dependencies {
  database: Queryable;
  keys: SigningKeys;
  now(): Date;
  /** Told once, until there is one again. */
  onNoneInForce(keyId: string): void;
}

/**
 * By which key a snapshot is signed now. Where none is in force, one that shells refuse: they have to go on asking, to hear of
 * the list that mends it.
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
