import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { keyListsSchema, type ListedKey } from "@zhian/contracts/signing-keys";
import { signedSnapshotSchema } from "@zhian/contracts/snapshot";
import { dayMs, listed, type MadeKey, makeKey, makeList, signList, start } from "@zhian/signing/testing/make-key-list";
import { type RunningRegistry, startTestRegistry } from "../testing/running-registry.ts";

const [root, newRoot, first, second, stranger] = [makeKey(), makeKey(), makeKey(), makeKey(), makeKey()] as const;
const iso = (days: number) => new Date(start + days * dayMs).toISOString();

let clock = start;
let folder: string;
let registry: RunningRegistry;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "keys-"));
  const signingKeyFiles = [join(folder, "first.pem"), join(folder, "second.pem")];
  await Promise.all([first, second].map((key, index) => writeFile(signingKeyFiles[index] ?? "", key.privateKey)));
  registry = await startTestRegistry({ signingKeyFiles }, { now: () => new Date(clock) });
});
beforeEach(async () => {
  clock = start;
  await registry.database.query("delete from key_lists");
});
afterAll(async () => {
  await registry.close();
  await rm(folder, { recursive: true });
});

const listOf = (version: number, keys: ListedKey[], roots: MadeKey[] = [root]) =>
  makeList({ version, keys, roots: roots.map(({ publicKey }) => publicKey) });
const publish = (signed: unknown) => registry.post("/v1/keys/lists", { signed, reason: "a test" });
const publishAll = async (...lists: ReturnType<typeof signList>[]) => {
  for (const list of lists) expect((await publish(list)).status).toBe(201);
};
const served = async () => keyListsSchema.parse(await (await registry.fetch("/v1/keys")).json()).lists;
const log = async () => Object(await (await registry.fetch("/v1/keys/lists")).json()).lists;

async function readSnapshot(etag = "") {
  const answer = await registry.fetch("/v1/environments/production/snapshot", { headers: { "if-none-match": etag } });
  const keyId = answer.status === 200 ? signedSnapshotSchema.parse(await answer.json()).keyId : undefined;
  return { status: answer.status, keyId, etag: answer.headers.get("etag") ?? "" };
}

describe("the registry", () => {
  it("F-148 signs with its first key as long as there is no list", async () => {
    expect((await readSnapshot()).keyId).toBe(first.id);
    expect(await served()).toEqual([]);
  });

  it("F-140 signs with the next key once it is active, also for a shell that has the same revision", async () => {
    const keys = [listed(first, { notAfter: iso(20) }), listed(second, { notBefore: iso(10) })];
    await publishAll(signList(listOf(1, keys), [root]));
    const at = async (days: number, ms = 0) => {
      clock = start + days * dayMs + ms;
      return (await readSnapshot()).keyId;
    };

    expect([await at(0), await at(10, -1), await at(10), await at(20)]).toEqual([
      first.id,
      first.id,
      second.id,
      second.id,
    ]);
    // Both within one issue of the snapshot: the ETag distinguishes the keys.
    clock = start + 10 * dayMs - 1;
    const { etag } = await readSnapshot();
    expect((await readSnapshot(etag)).status).toBe(304);
    clock += 1;
    expect(await readSnapshot(etag)).toMatchObject({ status: 200, keyId: second.id });
  });

  it("F-142 signs with another key as soon as one is revoked", async () => {
    const keys = [listed(first), listed(second, { notBefore: iso(-1) })];
    await publishAll(signList(listOf(1, keys), [root]));
    expect((await readSnapshot()).keyId).toBe(first.id);
    await publishAll(signList(listOf(2, [listed(first, { revoked: true }), listed(second)]), [root]));

    expect((await readSnapshot()).keyId).toBe(second.id);
  });

  it("F-146 keeps serving when no key is active any more, so that shells receive the list that fixes it", async () => {
    await publishAll(signList(listOf(1, [listed(second)]), [root]));
    clock = start + 100 * dayMs;

    expect((await readSnapshot()).status).toBe(200);
    expect(await served()).toHaveLength(1);
  });

  it("F-149 refuses a list that shells would refuse, or that excludes its own keys", async () => {
    const good = signList(listOf(5, [listed(first)]), [root]);
    await publishAll(good);
    const refused = [
      { ...good, signatures: signList(listOf(6, []), [root]).signatures },
      signList(listOf(6, [listed(first)]), [stranger]),
      signList(listOf(6, [listed(first)], [newRoot]), [newRoot]),
      signList(listOf(6, [listed(first)], [newRoot]), [root]),
      signList(listOf(6, [listed(first), listed(root)]), [root]),
      signList({ ...listOf(6, [listed(first)]), schema: 2 }, [root]),
      signList(listOf(4, [listed(first)]), [root]),
      signList(listOf(5, [listed(first), listed(second)]), [root]),
      signList(listOf(6, [listed(stranger)]), [root]),
      signList(listOf(6, [listed(first, { revoked: true })]), [root]),
      signList(listOf(6, [listed(first, { notBefore: iso(1) })]), [root]),
      { list: good.list },
      {},
    ];
    const codes = [];
    for (const one of refused) codes.push(Object(await (await publish(one)).json()).error.code);

    expect(codes).toEqual([
      ...Array(6).fill("bad-key-list"),
      ...Array(2).fill("older-key-list"),
      ...Array(3).fill("no-signing-key"),
      ...Array(2).fill("bad-request"),
    ]);
    expect([await served(), await log()]).toEqual([[good], [expect.objectContaining({ version: 5 })]]);
  });

  it("F-149 refuses a list larger than shells read", async () => {
    const many = Array.from({ length: 50 }, (_, index) => listed(index === 0 ? first : makeKey()));
    const lists = Array.from({ length: 8 }, (_, index) => {
      const roots = Array.from({ length: 7 }, makeKey).concat(root);
      return signList(listOf(index + 1, many, roots), [root]);
    });
    const statuses = [];
    for (const one of lists) statuses.push((await publish(one)).status);

    expect([statuses.at(0), statuses.at(-1)]).toEqual([201, 413]);
    expect((await (await registry.fetch("/v1/keys")).text()).length).toBeLessThan(64 * 1024);
  });

  it("F-145 serves the lists that lead from any earlier root to the newest list, and no others", async () => {
    const lists = [
      signList(listOf(1, [listed(first)]), [root]),
      signList(listOf(2, [listed(first), listed(second)]), [root]),
      signList(listOf(3, [listed(first)], [newRoot]), [root, newRoot]),
      signList(listOf(4, [listed(first)], [newRoot]), [newRoot]),
    ] as const;
    await publishAll(...lists);

    expect(await served()).toEqual([lists[0], lists[2], lists[3]]);
  });

  it("records once who published which list and why", async () => {
    const list = signList(listOf(1, [listed(first)]), [root]);
    expect([(await publish(list)).status, (await publish(list)).status]).toEqual([201, 200]);

    expect(await log()).toEqual([
      { version: 1, publishedAt: iso(0), publishedBy: expect.stringMatching(/^operators \(/), reason: "a test" },
    ]);
  });

  it("accepts a list only with an operator's token for all fragments", async () => {
    const wanted = { team: "a", role: "operator", fragments: ["mf-a"] };
    const { token } = Object(await (await registry.post("/v1/tokens", wanted)).json());
    const signed = signList(listOf(1, [listed(first)]), [root]);
    const asked = [`Bearer ${token}`, "Bearer nobody"].map(async (authorization) => {
      return (await registry.post("/v1/keys/lists", { signed, reason: "a test" }, { authorization })).status;
    });

    expect(await Promise.all(asked)).toEqual([403, 401]);
    expect(await served()).toEqual([]);
  });
});
