import type { SignedPass } from "@zhian/contracts/signed-pass";
import type { SigningKey } from "./signing-key.ts";

/** Signs a pass for a URL or a cookie. Shells have no list of operators, but they have the signing keys. */
export function writePass(key: SigningKey, pass: object): string {
  const text = JSON.stringify(pass);
  const signed: SignedPass = { keyId: key.keyId, signature: key.sign(text), pass: text };
  return Buffer.from(JSON.stringify(signed)).toString("base64url");
}
