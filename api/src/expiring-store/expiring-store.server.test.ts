import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { readSecret } from "../secrets/keyed-hash.ts";
import { databaseKinds, openTestDatabase, type TestDatabase } from "../testing/test-databases.ts";
import { keep, keepFirst, look, take } from "./expiring-store.ts";
import { sweep } from "./sweep.ts";

describe.each(databaseKinds)("the expiring store in the %s database", (kind) => {
  let opened: TestDatabase;

  beforeAll(async () => {
    opened = await openTestDatabase(kind);
  });

  afterAll(() => opened.close());

  it("gives out a value once, with the time left", async () => {
    const { database } = opened;
    await keep(database, { key: "a", value: { n: 1 }, seconds: 60 });
    expect(await look(database, "a")).toEqual({ n: 1 });
    const taken = await Promise.all(Array.from({ length: 10 }, () => take(database, "a")));
    const got = taken.filter((each) => each !== undefined);
    expect(got).toEqual([{ value: { n: 1 }, secondsLeft: expect.any(Number) }]);
    expect(got[0]?.secondsLeft).toBeGreaterThan(30);
    expect(await look(database, "a")).toBeUndefined();
  });

  it("replaces the existing value, unless only the first is allowed", async () => {
    const { database } = opened;
    await keep(database, { key: "b", value: "old", seconds: 60 });
    await keep(database, { key: "b", value: "new", seconds: 60 });
    expect(await keepFirst(database, { key: "b", value: "newest", seconds: 60 })).toBe(false);
    expect(await look(database, "b")).toBe("new");
    const claims = Array.from({ length: 10 }, () => keepFirst(database, { key: "c", value: true, seconds: 60 }));
    expect((await Promise.all(claims)).filter(Boolean)).toHaveLength(1);
  });

  it("hides expired values, and deletes them in the sweep", async () => {
    const { database } = opened;
    await keep(database, { key: "d", value: 1, seconds: 60 });
    await keep(database, { key: "e", value: 1, seconds: 60 });
    await database.query("UPDATE kept SET expires_at = now() - interval '1 second' WHERE key IN ('d', 'e')");
    expect([await look(database, "d"), await take(database, "d")]).toEqual([undefined, undefined]);
    await sweep(database);
    expect(await database.query("SELECT key FROM kept WHERE key = 'e'")).toEqual([]);
  });

  it("has one secret for all processes, unless one is configured", async () => {
    const { database } = opened;
    const keys = await Promise.all([readSecret(database, undefined), readSecret(database, undefined)]);
    expect(keys[0]).toMatch(/^[\w-]{43}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(await readSecret(database, "configured")).toBe("configured");
  });
});
