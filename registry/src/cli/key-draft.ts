import { createPrivateKey, createPublicKey, sign } from "node:crypto";
import { type KeyList, listedKeySchema, type SignedKeyList } from "@zhian/contracts/signing-keys";
import { keyIdOf, readPublicKeys } from "@zhian/signing/keys";
import * as z from "zod";
import { canonicalJson } from "../support/canonical-json.ts";

export const dayMs = 86_400_000;

/** A draft becomes the next list once it is signed; `version` is that of the previous list. */
export const keyDraftSchema = z.object({
  version: z.number().int().min(0),
  roots: z.array(z.string()).min(1),
  keys: z.array(listedKeySchema),
});
export type KeyDraft = z.output<typeof keyDraftSchema>;

interface Span {
  from: Date;
  until: Date;
}

/** Throws if `pem` holds no ed25519 public keys. */
export function withRoots(draft: KeyDraft | undefined, pem: string): KeyDraft {
  return { version: 0, keys: [], ...draft, roots: readPublicKeys(pem).map(toPem) };
}

/** Throws if `pem` is not exactly one ed25519 public key. A key that is already listed gets the new times. */
export function withKey(draft: KeyDraft, pem: string, { from, until }: Span): KeyDraft {
  const [key, ...others] = readPublicKeys(pem);
  if (!key || others.length > 0) throw new Error("it must contain exactly one key");
  const id = keyIdOf(key);
  const added = { id, publicKey: toPem(key), notBefore: from.toISOString(), notAfter: until.toISOString() };
  return { ...draft, keys: [...draft.keys.filter((one) => one.id !== id), added] };
}

/** Snapshots are signed with this key from `from` on; those signed with other keys are accepted until `until`. */
export function withActive(draft: KeyDraft, id: string, { from, until }: Span): KeyDraft {
  const keys = draft.keys.map((key) => {
    if (key.id === id) return { ...key, notBefore: from.toISOString() };
    const endsLater = Date.parse(key.notAfter) > until.getTime() && Date.parse(key.notBefore) < until.getTime();
    return endsLater && !key.revoked ? { ...key, notAfter: until.toISOString() } : key;
  });
  return { ...draft, keys };
}

export function withRevoked(draft: KeyDraft, id: string): KeyDraft {
  return { ...draft, keys: draft.keys.map((key) => (key.id === id ? { ...key, revoked: true } : key)) };
}

/** Signs the draft with each of the private keys. Throws if one is not an ed25519 key. */
export function signDraft(draft: KeyDraft, rootKeys: readonly string[], { from, until }: Span): SignedKeyList {
  const { version, roots, keys } = draft;
  const list: KeyList = {
    schema: 1,
    version,
    issuedAt: from.toISOString(),
    expires: until.toISOString(),
    roots,
    keys,
  };
  const text = canonicalJson(list);
  const signatures = rootKeys.map((pem) => {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType !== "ed25519") throw new Error(`it is a key of type ${key.asymmetricKeyType}`);
    return { keyId: keyIdOf(createPublicKey(key)), signature: sign(null, Buffer.from(text), key).toString("base64") };
  });
  return { list: text, signatures };
}

function toPem(key: ReturnType<typeof createPublicKey>): string {
  return key.export({ type: "spki", format: "pem" }).toString();
}
