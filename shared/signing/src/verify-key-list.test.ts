import { describe, expect, it } from "@jest/globals";
import type { KeyList, SignedKeyList } from "@zhian/contracts/signing-keys";
import { listed, type MadeKey, makeKey, makeList, signList } from "./testing/make-key-list.ts";
import { followKeyLists, type JudgedKeyList, type KeyTrust, verifyKeyList } from "./verify-key-list.ts";

const [root, newRoot, lastRoot, stranger, online] = [makeKey(), makeKey(), makeKey(), makeKey(), makeKey()] as const;
const pinned: KeyTrust = { roots: [root.key] };

const listOf = (version: number, roots: readonly MadeKey[], changes: Partial<KeyList> = {}) =>
  makeList({ version, roots: roots.map(({ publicKey }) => publicKey), keys: [listed(online)], ...changes });
const signed = (version: number, changes: Partial<KeyList> = {}) => signList(listOf(version, [root], changes), [root]);
const reasonOf = (judged: JudgedKeyList | undefined) => (judged?.status === "refused" ? judged.reason : judged?.status);

function after(list: SignedKeyList): KeyTrust {
  const judged = verifyKeyList(list, pinned);
  if (judged.status !== "taken") throw new Error(`${reasonOf(judged)}`);
  return judged.trust;
}

describe("a list of signing keys", () => {
  it("F-143 is accepted if it is newer, and refused if it is older or differs with the same version", () => {
    const known = after(signed(7));

    expect(reasonOf(verifyKeyList(signed(8), known))).toBe("taken");
    expect(reasonOf(verifyKeyList(signed(7), known))).toBe("same");
    expect(reasonOf(verifyKeyList(signed(7, { keys: [] }), known))).toBe("forked");
    for (const version of [6, 1]) expect(reasonOf(verifyKeyList(signed(version), known))).toBe("older");
  });

  it("F-144 is refused without a signature by its own root, or with any single byte changed", () => {
    const { list, signatures } = signed(2);
    const signature = signatures[0]?.signature ?? "";
    const byStranger = signList(listOf(2, [stranger]), [stranger]);
    const forged = [
      byStranger,
      // The online key may sign snapshots, never the list of keys.
      signList(listOf(2, [root]), [online]),
      { list, signatures: [{ keyId: stranger.id, signature }] },
      { list, signatures: [{ keyId: root.id, signature: byStranger.signatures[0]?.signature ?? "" }] },
      { list, signatures: [{ keyId: root.id, signature: "" }] },
      { list, signatures: [{ keyId: root.id, signature: `${signature} ` }] },
    ].map((one) => reasonOf(verifyKeyList(one, pinned)));
    const bytes = Buffer.from(list);
    const changed = [...bytes.keys()].map((at) => {
      const other = Buffer.from(bytes);
      other[at] = (bytes[at] ?? 0) ^ 1;
      return reasonOf(verifyKeyList({ list: other.toString("latin1"), signatures }, pinned));
    });

    expect(forged).toEqual([...Array(3).fill("unknown-root"), ...Array(3).fill("bad-signature")]);
    expect(new Set(changed)).toEqual(new Set(["bad-signature"]));
  });

  it.each<[string, object]>([
    ["a root among the signing keys", { keys: [listed(root)] }],
    ["a key under another's id", { keys: [{ ...listed(online), id: stranger.id }] }],
    ["a duplicate key", { keys: [listed(online), listed(online)] }],
    ["a malformed key", { keys: [{ ...listed(online), publicKey: "PUBLIC KEY" }] }],
    ["a private key", { keys: [{ ...listed(online), publicKey: online.privateKey }] }],
    ["a key that expires before it is valid", { keys: [listed(online, { notAfter: listed(online).notBefore })] }],
  ])("F-144 is refused with %s, even if a root has signed it", (_, changes) => {
    expect(reasonOf(verifyKeyList(signed(2, changes), pinned))).toBe("bad-key");
  });

  it("F-144 is refused with another schema version, and accepted with unknown fields", () => {
    expect(reasonOf(verifyKeyList(signed(2, { schema: 2 } as object), pinned))).toBe("unknown-schema");
    expect(reasonOf(verifyKeyList(signed(2, { novelty: true } as object), pinned))).toBe("taken");
  });

  it("F-145 changes the roots only if an old root and a new one have signed it", () => {
    const change = listOf(2, [newRoot]);

    expect(reasonOf(verifyKeyList(signList(change, [newRoot]), pinned))).toBe("unknown-root");
    expect(reasonOf(verifyKeyList(signList(change, [root]), pinned))).toBe("not-by-its-own-root");
    const changed = after(signList(change, [root, newRoot]));
    expect(reasonOf(verifyKeyList(signed(3), changed))).toBe("unknown-root");
    expect(reasonOf(verifyKeyList(signList(listOf(3, [newRoot]), [newRoot]), changed))).toBe("taken");
  });

  it("F-145 leads from any earlier root to the current ones", () => {
    const lists = [
      signed(1),
      signList(listOf(4, [newRoot]), [root, newRoot]),
      signList(listOf(9, [lastRoot]), [newRoot, lastRoot]),
      signList(listOf(12, [lastRoot]), [lastRoot]),
    ];
    const reached = [root, newRoot, lastRoot, stranger].map(({ key }) => {
      const judged = followKeyLists(lists, { roots: [key] });
      return judged?.status === "taken" ? judged.trust.newest.list.version : reasonOf(judged);
    });

    expect(reached).toEqual([12, 12, 12, "unknown-root"]);
    expect(reasonOf(followKeyLists(lists.slice(2), pinned))).toBe("unknown-root");
    expect(followKeyLists([], pinned)).toBeUndefined();
  });
});
