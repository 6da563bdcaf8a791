import type { KeyList } from "@zhian/contracts/signing-keys";
import { keyStateOf } from "./key-state.ts";
import type { SigningKey, SigningKeys } from "./signing-key.ts";

/** The newest of our keys that the list puts in force; undefined if there is none. Without a list, the first key. */
export function keyInForce(keys: SigningKeys, list: KeyList | undefined, now: Date): SigningKey | undefined {
  if (!list) return keys[0];
  const [newest] = list.keys
    .filter((key) => keyStateOf(key, now) === "in-force")
    .filter(({ id }) => keys.some(({ keyId }) => keyId === id))
    .sort((a, b) => Date.parse(b.notBefore) - Date.parse(a.notBefore));
  return keys.find(({ keyId }) => keyId === newest?.id);
}
