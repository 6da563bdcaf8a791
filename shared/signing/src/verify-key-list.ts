import type { KeyObject } from "node:crypto";
import { type KeyList, keyListSchema, maxKeyListsBytes, type SignedKeyList } from "@zhian/contracts/signing-keys";
import { isSignedBy, keyIdOf, readPublicKeys } from "./keys.ts";

/** The roots whose lists are accepted, and the newest accepted list. */
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
 * Verifies a list in the order of The Update Framework's client workflow (sections 5.3.4, 5.3.5 and 5.6.3 of the specification): signed
 * by a trusted root, then by one of its own roots, then newer than the known list. Unlike there (5.3.10, 5.6.5), an expired list
 * is accepted: no better one is available, and its expiry shows.
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
 * Follows `lists` from the trusted roots to the last. The earlier ones, which changed the roots, only lead there: a client that trusts
 * the newest roots needs none of them.
 */
export function followKeyLists(lists: readonly SignedKeyList[], trust: KeyTrust): JudgedKeyList | undefined {
  let [reached, outcome]: [KeyTrust, JudgedKeyList | undefined] = [trust, undefined];
  for (const signed of lists) {
    outcome = verifyKeyList(signed, reached);
    if (outcome.status === "taken") reached = outcome.trust;
  }
  return outcome;
}

/** Undefined if it cannot be parsed. Verifies nothing. */
export function readKeyList(text: string): KeyList | undefined {
  try {
    return keyListSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Undefined if one of them is not a key. */
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

/** Each key matches its id, is listed once, and is not a root: an online key must not be able to sign lists. */
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
