import { expect, it } from "@jest/globals";
import { withRetries } from "./with-retries.ts";

function failing(times: number) {
  const pauses: number[] = [];
  let tries = 0;
  const work = async () => {
    tries += 1;
    if (tries <= times) throw new Error(`lost ${tries}`);
    return "there";
  };
  return { work, pauses, tries: () => tries, pause: async (ms: number) => void pauses.push(ms) };
}

it("F-37 retries at most twice, with increasing, jittered delays", async () => {
  const { work, pauses, tries, pause } = failing(9);
  await expect(withRetries(work, () => true, pause)).rejects.toThrow("lost 3");
  expect(tries()).toBe(3);

  const [first = 0, second = 0] = pauses;
  expect(first).toBeGreaterThanOrEqual(125);
  expect(first).toBeLessThan(375);
  expect(second).toBeGreaterThanOrEqual(375);
  expect(second).toBeLessThan(1_125);
  const others = failing(9);
  await withRetries(others.work, () => true, others.pause).catch(() => undefined);
  expect(others.pauses).not.toEqual(pauses);
});

it("F-36 returns the result of a later attempt", async () => {
  const { work, tries, pause } = failing(1);
  expect(await withRetries(work, () => true, pause)).toBe("there");
  expect(tries()).toBe(2);
});

it("does not retry what would fail again", async () => {
  const { work, tries, pause } = failing(9);
  await expect(withRetries(work, () => false, pause)).rejects.toThrow("lost 1");
  expect(tries()).toBe(1);
});
