import { describe, expect, it } from "@jest/globals";
import type { Queryable } from "@zhian/database/database";
import { createTodayCount, toCount } from "./count-today.ts";

function counting(answer: () => unknown) {
  const asked = { times: 0 };
  const database: Queryable = {
    async query<Row>() {
      asked.times += 1;
      return [{ number: answer() }] as Row[];
    },
  };
  return { database, asked };
}

describe("the count of today's quotes", () => {
  it("B-A-22 queries the database once every five seconds, however often it is called", async () => {
    const { database, asked } = counting(() => "7");
    const clock = { ms: 0 };
    const countToday = createTodayCount(database, { now: () => clock.ms });
    const counts = await Promise.all(Array.from({ length: 1_000 }, () => countToday()));
    expect([new Set(counts), asked.times]).toEqual([new Set([7]), 1]);
    clock.ms = 4_999;
    await countToday();
    expect(asked.times).toBe(1);
    clock.ms = 5_000;
    await countToday();
    expect(asked.times).toBe(2);
  });

  it("does not cache a failure", async () => {
    const { database } = counting(() => "3");
    let isDown = true;
    const flaky: Queryable = {
      query: async (sql) => (isDown ? Promise.reject(new Error("down")) : database.query(sql)),
    };
    const countToday = createTodayCount(flaky, { now: () => 0 });
    await expect(countToday()).rejects.toThrow("down");
    isDown = false;
    expect(await countToday()).toBe(3);
  });

  it.each([
    ["-1", 0],
    [-5, 0],
    ["9223372036854775807", Number.MAX_SAFE_INTEGER],
    [1e300, Number.MAX_SAFE_INTEGER],
    ["12.9", 12],
    ["many", 0],
    [null, 0],
    [undefined, 0],
    [12n, 12],
  ])("B-A-23 clamps %p to %d", (value, count) => {
    expect(toCount(value)).toBe(count);
  });
});
