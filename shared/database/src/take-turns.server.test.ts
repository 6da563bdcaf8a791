import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { Database } from "./database.ts";
import { openMemoryDatabase } from "./embedded-database.ts";

let database: Database;
beforeAll(async () => {
  database = await openMemoryDatabase();
});
afterAll(() => database.close());

it("L-15 other work runs between any two waiting statements", async () => {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  const begun: number[] = [];
  const logIn = async () => {
    await database.query("SELECT 1");
    begun.push(turns);
    await database.transaction(async (tx) => {
      for (const statement of ["SELECT 2", "SELECT 3"]) {
        await tx.query(statement);
        begun.push(turns);
      }
    });
  };
  setImmediate(count);
  await Promise.all(Array.from({ length: 50 }, logIn));
  isOver = true;

  expect(begun).toHaveLength(150);
  expect(new Set(begun).size).toBe(150);
});

it("a failed statement does not block the next ones", async () => {
  const [failed, next] = [database.query("SELECT nothing"), database.query("SELECT 1 AS one")];
  await expect(failed).rejects.toThrow("nothing");
  expect(await next).toEqual([{ one: 1 }]);
});
