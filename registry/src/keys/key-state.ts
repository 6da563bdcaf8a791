import type { ListedKey } from "@zhian/contracts/signing-keys";

export type KeyState = "in-force" | "pending" | "ended" | "revoked";

export function keyStateOf({ notBefore, notAfter, revoked }: Omit<ListedKey, "publicKey">, now: Date): KeyState {
  if (revoked) return "revoked";
  if (Date.parse(notBefore) > now.getTime()) return "pending";
  return Date.parse(notAfter) > now.getTime() ? "in-force" : "ended";
}
