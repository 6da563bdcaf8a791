import { keyIdOf, readPublicKeys } from "@zhian/signing/keys";
import { type KeyState, keyStateOf } from "../keys/key-state.ts";
import type { KeyDraft } from "./key-draft.ts";
import { shortTime, toTable } from "./table.ts";

const states: Record<KeyState, string> = {
  "in-force": "active",
  pending: "not yet active",
  ended: "expired",
  revoked: "revoked",
};

/** A table of the keys, followed by the roots. */
export function describeKeys({ keys, roots }: Pick<KeyDraft, "keys" | "roots">, now: Date): string {
  const rows = keys.map((key) => [
    key.id,
    shortTime(key.notBefore),
    shortTime(key.notAfter),
    states[keyStateOf(key, now)],
  ]);
  const ids = roots.flatMap(readPublicKeys).map(keyIdOf);
  return `${toTable([["KEY", "FROM", "UNTIL", "STATE"], ...rows])}\nRoots: ${ids.join(", ")}`;
}
