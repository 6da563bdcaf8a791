import { expect, it } from "@jest/globals";
import { createFairQueue } from "./fair-queue.ts";

const always = new AbortController().signal;

it("limits concurrent work to its slots, taking clients in turn", async () => {
  const turns = createFairQueue(1, 100);
  const [one, other] = [{}, {}];
  const order: string[] = [];
  const job = (whose: object, name: string) => turns.run(whose, always, async () => void order.push(name));
  await Promise.all([job(one, "a1"), job(one, "a2"), job(one, "a3"), job(other, "b1"), job(other, "b2")]);
  expect(order).toEqual(["a1", "a2", "b1", "a3", "b2"]);
});

it("releases a slot when work fails, or when the waiting client leaves", async () => {
  const turns = createFairQueue(1, 100);
  const leaving = new AbortController();
  const gate = Promise.withResolvers<void>();
  const failing = turns.run({}, always, async () => {
    await gate.promise;
    throw new Error("failed");
  });
  const left = turns.run({}, leaving.signal, async () => "never");
  const last = turns.run({}, always, async () => "last");
  leaving.abort();
  expect(await left).toBeUndefined();
  gate.resolve();
  await expect(failing).rejects.toThrow("failed");
  expect(await last).toBe("last");
  expect(await turns.run({}, leaving.signal, async () => "never")).toBeUndefined();
});

it("limits the queue's length", async () => {
  const turns = createFairQueue(1, 2);
  const gate = Promise.withResolvers<void>();
  const all = [1, 2, 3, 4].map((n) => turns.run({}, always, () => gate.promise.then(() => n)));
  gate.resolve();
  expect(await Promise.all(all)).toEqual([1, 2, 3, undefined]);
});
