import { keyIdOf, readPublicKeys } from "@zhian/signing/keys";
import type { KeyDraft } from "./key-draft.ts";
import { shortTime, toTable } from "./table.ts";

/** A table of the keys, followed by the roots. */
export function describeKeys({ keys, roots }: Pick<KeyDraft, "keys" | "roots">, now: Date): string {
  const rows = keys.map((key) => [key.id, shortTime(key.notBefore), shortTime(key.notAfter), stateOf(key, now)]);
  const ids = roots.flatMap(readPublicKeys).map(keyIdOf);
  return `${toTable([["KEY", "FROM", "UNTIL", "STATE"], ...rows])}\nRoots: ${ids.join(", ")}`;
}

function stateOf({ notBefore, notAfter, revoked }: KeyDraft["keys"][number], now: Date): string {
  if (revoked) return "revoked";
  if (Date.parse(notBefore) > now.getTime()) return "begins later";
  return Date.parse(notAfter) > now.getTime() ? "in force" : "ended";
}
