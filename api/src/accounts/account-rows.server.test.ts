import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { sweep } from "../expiring-store/sweep.ts";
import { createKeyedHash } from "../secrets/keyed-hash.ts";
import { createSeal } from "../secrets/seal.ts";
import { databaseKinds, openTestDatabase, type TestDatabase } from "../testing/test-databases.ts";
import { createAccountStore } from "./account-store.ts";
import { computeArgon2id } from "./argon2id.ts";
import { decideCertification, readCertification, submitRealName } from "./certifications.ts";
import { openDemoAccounts, removeDemoAccounts } from "./demo-account.ts";
import { createLoginTries } from "./login-tries.ts";
import { findPasskey, listPasskeys, noteUse, storePasskey } from "./passkey-store.ts";
import { createPasswords } from "./passwords.ts";
import { createSessions } from "./sessions.ts";
import { waitingCertifications } from "./waiting-certifications.ts";
import { createWorkPool } from "./work-pool.ts";

const secret = "a secret of the tests, long enough";
const hash = createKeyedHash(secret);
const seal = createSeal(secret);
const accounts = createAccountStore(hash, seal);
const account = { id: "id-1", username: "LiHua", usernameKey: "lihua", phone: "13800138000", password: "a hash" };

describe.each(databaseKinds)("accounts in the %s database", (kind) => {
  let opened: TestDatabase;

  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    await accounts.insert(opened.database, account);
  });

  afterAll(() => opened.close());

  it("have a unique name and phone number", async () => {
    const { database } = opened;
    expect(await accounts.insert(database, { ...account, id: "2", phone: "13900139000" })).toBe("name-taken");
    expect(await accounts.insert(database, { ...account, id: "2", usernameKey: "other" })).toBe("phone-taken");
    const found = await accounts.findTyped(database, { kind: "phone", key: account.phone });
    expect(found).toMatchObject({ id: "id-1", username: "LiHua", phone: account.phone });
    expect(await accounts.findTyped(database, { kind: "name", key: "" })).toBeUndefined();
  });

  it("B-A-03 have sessions that end only once, and are deleted after they expire", async () => {
    const { database } = opened;
    const sessions = createSessions(database, hash);
    const begin = () => sessions.begin(database, { accountId: account.id, device: "", address: "10.1.1.*" });
    const [keys, others] = [await begin(), await begin()];
    expect(await sessions.find(keys)).toMatchObject({ accountId: "id-1", username: "LiHua", accountType: 0 });
    expect(await sessions.find({ ...keys, binding: others.binding })).toBeUndefined();
    const ended = await Promise.all(Array.from({ length: 10 }, () => sessions.end(database, keys)));
    expect(ended.filter(Boolean)).toHaveLength(1);
    expect(await sessions.find(others)).toBeDefined();
    await database.query("UPDATE session SET used_at = used_at - interval '31 minutes'");
    await sweep(database);
    expect(await database.query("SELECT id FROM session")).toEqual([]);
  });

  it("allow four of fifty concurrent login attempts", async () => {
    const { database } = opened;
    const tries = createLoginTries(database, hash);
    const given = { who: account.id, address: "203.0.113.7" };
    await tries.fail(given);
    const waits = await Promise.all(Array.from({ length: 4 }, () => tries.enter(given)));
    expect(waits).toEqual([0, 0, 0, 0]);
    await database.query("UPDATE login_try SET free_at = free_at + interval '60 seconds' WHERE failures = 4");
    const late = await Promise.all(Array.from({ length: 46 }, () => tries.enter(given)));
    expect(late.every((wait) => wait > 0)).toBe(true);
    await tries.forget(database, account.id);
    expect(await tries.enter(given)).toBe(0);
  });

  it("have one pending certification at a time, and one decision on it", async () => {
    const { database } = opened;
    const parts = { database, hash, seal };
    const given = { kind: "personal", name: "李华", number: "11010519491231002X" } as const;
    const twice = await Promise.all([submitRealName(parts, "id-1", given), submitRealName(parts, "id-1", given)]);
    expect(twice.filter(Boolean)).toHaveLength(1);
    expect(await waitingCertifications(database)).toEqual([{ id: "id-1", username: "LiHua", kind: "personal" }]);
    expect(await decideCertification(database, "id-1", { happens: "refused", reason: "not readable" })).toBe(true);
    expect(await readCertification(parts, "id-1")).toMatchObject({
      state: "refused",
      name: "李*",
      number: "****002X",
      reason: "not readable",
    });
    expect(await submitRealName(parts, "id-1", given)).toBe(true);
    expect(await decideCertification(database, "id-1", { happens: "granted" })).toBe(true);
    expect(await decideCertification(database, "id-1", { happens: "refused", reason: "late" })).toBe(false);
    expect(await decideCertification(database, "nobody", { happens: "granted" })).toBe(false);
    const { state, reason } = await readCertification(parts, "id-1");
    expect([state, reason]).toEqual(["personal", undefined]);
    expect(JSON.stringify(await database.query("SELECT * FROM certification"))).not.toMatch(/李华|1101051949/);
  });

  it("have unique passkeys, up to a limit", async () => {
    const { database } = opened;
    const key = { accountId: "id-1", publicKey: "AA", counter: 0, transports: ["usb"], relyingParty: "localhost" };
    const store = (id: string) => storePasskey(database, { ...key, id, name: id, most: 2 });
    expect([await store("a"), await store("a"), await store("b"), await store("c")]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    await noteUse(database, "a", 7);
    expect(await findPasskey(database, "a")).toEqual({ ...key, id: "a", counter: 7 });
    const { list } = await listPasskeys(database, "id-1");
    expect(list.map(({ id, usedAt }) => [id, usedAt === null])).toEqual([
      ["a", false],
      ["b", true],
    ]);
  });

  it("include two demo accounts, the same at every start, which can be removed", async () => {
    const { database } = opened;
    const passwords = createPasswords({
      pool: createWorkPool({ most: 1, mostWaiting: 10, mostWaitMs: 60_000 }),
      computeHash: computeArgon2id,
    });
    const made: string[] = [];
    const open = () =>
      openDemoAccounts({ database, accounts, passwords, seal, hash }, async (_tx, id) => void made.push(id));
    const [one, two] = await Promise.all([open(), open()]);
    expect(one).toEqual(two);
    expect(made).toHaveLength(1);
    const demo = await accounts.findTyped(database, { kind: "name", key: "demo" });
    expect(await passwords.isRight(one[0]?.password ?? "", demo?.password)).toBe(true);
    expect(one.map(({ username }) => username)).toEqual(["demo", "editor"]);
    expect(await database.query("SELECT username, is_editor FROM account WHERE is_demo ORDER BY username")).toEqual([
      { username: "demo", is_editor: false },
      { username: "editor", is_editor: true },
    ]);
    await removeDemoAccounts(database);
    expect(await accounts.findTyped(database, { kind: "name", key: "demo" })).toBeUndefined();
  });
});
