import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import type { KeyList, ListedKey, SignedKeyList } from "@zhian/contracts/signing-keys";
import { keyIdOf } from "../keys.ts";

export interface MadeKey {
  id: string;
  key: KeyObject;
  /** In PEM format. */
  publicKey: string;
  privateKey: string;
  sign(text: string): string;
}

export const dayMs = 86_400_000;
/** Lists are issued at this time unless a test changes it. */
export const start = Date.parse("2027-01-01T00:00:00.000Z");

export function makeKey(): MadeKey {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  return {
    id: keyIdOf(publicKey),
    key: publicKey,
    publicKey: publicKey.export({ type: "spki", format: "pem" }).toString(),
    privateKey: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString("base64"),
  };
}

/** Valid for a hundred days from `start`, unless `changes` differ. */
export function listed({ id, publicKey }: MadeKey, changes: Partial<ListedKey> = {}): ListedKey {
  const [notBefore, notAfter] = [start, start + 100 * dayMs].map((time) => new Date(time).toISOString());
  return { id, publicKey, notBefore: notBefore ?? "", notAfter: notAfter ?? "", ...changes };
}

/** Expires after a year. */
export function makeList(changes: Partial<KeyList>): KeyList {
  const [issuedAt, expires] = [start, start + 365 * dayMs].map((time) => new Date(time).toISOString());
  return { schema: 1, version: 1, issuedAt: issuedAt ?? "", expires: expires ?? "", roots: [], keys: [], ...changes };
}

export function signList(list: object, signers: readonly MadeKey[]): SignedKeyList {
  const text = JSON.stringify(list);
  return { list: text, signatures: signers.map((signer) => ({ keyId: signer.id, signature: signer.sign(text) })) };
}
