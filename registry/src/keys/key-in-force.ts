import type { KeyList } from "@zhian/contracts/signing-keys";
import { keyStateOf } from "./key-state.ts";
import type { SigningKey, SigningKeys } from "./signing-key.ts";

/** Of the keys in force, the one that began last; undefined if none of them is listed. Without a list, the first. */
export function keyInForce(keys: SigningKeys, list: KeyList | undefined, now: Date): SigningKey | undefined {
  if (!list) return keys[0];
  const [newest] = list.keys
    .filter((key) => keyStateOf(key, now) === "in-force")
    .filter(({ id }) => keys.some(({ keyId }) => keyId === id))
    .sort((a, b) => Date.parse(b.notBefore) - Date.parse(a.notBefore));
  return keys.find(({ keyId }) => keyId === newest?.id);
}
