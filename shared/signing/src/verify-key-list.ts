import type { KeyObject } from "node:crypto";
import { type KeyList, keyListSchema, maxKeyListsBytes, type SignedKeyList } from "@zhian/contracts/signing-keys";
import { isSignedBy, keyIdOf, readPublicKeys } from "./keys.ts";

/** Whose lists are taken, and the newest one that was. */
export interface KeyTrust {
  roots: readonly KeyObject[];
  newest?: { list: KeyList; text: string };
}

export type JudgedKeyList =
  | { status: "taken"; trust: Required<KeyTrust> }
  | { status: "same" }
  | { status: "refused"; reason: KeyListRefusal };

type KeyListRefusal =
  | "too-large"
  | "unknown-root"
  | "bad-signature"
  | "unknown-schema"
  | "bad-key"
  | "not-by-its-own-root"
  | "older"
  | "forked";

/**
 * The checks of a client in The Update Framework, in its order (sections 5.3.4, 5.3.5 and 5.6.3 of the specification): signed by a
 * root that is trusted, then by one that it names itself, then newer than what is known. Unlike there (5.3.10, 5.6.5) an expired list
 * is taken: it is still the best that there is, and says itself that it has expired.
 */
export function verifyKeyList({ list: text, signatures }: SignedKeyList, trust: KeyTrust): JudgedKeyList {
  if (Buffer.byteLength(text) > maxKeyListsBytes) return refused("too-large");
  const fault = signatureFault({ list: text, signatures }, trust.roots);
  if (fault) return refused(fault);
  const list = readKeyList(text);
  if (!list) return refused("unknown-schema");
  const roots = rootsOf(list);
  if (!roots || !areKeysSound(list, roots)) return refused("bad-key");
  if (signatureFault({ list: text, signatures }, roots)) return refused("not-by-its-own-root");
  const { newest } = trust;
  if (newest && list.version < newest.list.version) return refused("older");
  if (newest && list.version === newest.list.version)
    return newest.text === text ? { status: "same" } : refused("forked");
  return { status: "taken", trust: { roots, newest: { list, text } } };
}

/**
 * From what is trusted to the last of `lists`. Those before it, which changed the roots, only lead there: whoever knows the newest roots
 * already needs none of them.
 */
export function followKeyLists(lists: readonly SignedKeyList[], trust: KeyTrust): JudgedKeyList | undefined {
  let [reached, outcome]: [KeyTrust, JudgedKeyList | undefined] = [trust, undefined];
  for (const signed of lists) {
    outcome = verifyKeyList(signed, reached);
    if (outcome.status === "taken") reached = outcome.trust;
  }
  return outcome;
}

/** Undefined when it is none that can be read. Nothing is verified. */
export function readKeyList(text: string): KeyList | undefined {
  try {
    return keyListSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Undefined when one of them is no key. */
export function rootsOf({ roots }: Pick<KeyList, "roots">): KeyObject[] | undefined {
  try {
    return roots.flatMap(readPublicKeys);
  } catch {
    return undefined;
  }
}

function signatureFault({ list, signatures }: SignedKeyList, roots: readonly KeyObject[]): KeyListRefusal | undefined {
  const byId = new Map(roots.map((root) => [keyIdOf(root), root]));
  const known = signatures.flatMap(({ keyId, signature }) => {
    const root = byId.get(keyId);
    return root ? [isSignedBy(root, list, signature)] : [];
  });
  if (known.length === 0) return "unknown-root";
  return known.includes(true) ? undefined : "bad-signature";
}

/** Each under its own id, once, and none that signs lists as well: what is online must not be able to do what is offline's. */
function areKeysSound({ keys }: KeyList, roots: readonly KeyObject[]): boolean {
  const taken = new Set(roots.map(keyIdOf));
  try {
    return keys.every(({ id, publicKey, notBefore, notAfter }) => {
      const [key, ...others] = readPublicKeys(publicKey);
      const isSound = key !== undefined && others.length === 0 && keyIdOf(key) === id && !taken.has(id);
      taken.add(id);
      return isSound && Date.parse(notBefore) < Date.parse(notAfter);
    });
  } catch {
    return false;
  }
}

function refused(reason: KeyListRefusal): JudgedKeyList {
  return { status: "refused", reason };
}
