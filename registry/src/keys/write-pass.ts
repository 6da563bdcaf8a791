import type { SignedPass } from "@zhian/contracts/signed-pass";
import type { SigningKey } from "./signing-key.ts";

/** For both a URL and a cookie. Shells know no operators, but they know the signing keys. */
export function writePass(key: SigningKey, pass: object): string {
  const text = JSON.stringify(pass);
  const signed: SignedPass = { keyId: key.keyId, signature: key.sign(text), pass: text };
  return Buffer.from(JSON.stringify(signed)).toString("base64url");
}
