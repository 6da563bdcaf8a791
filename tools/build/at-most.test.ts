import { describe, expect, it } from "@jest/globals";
import { atMost } from "./at-most.ts";

describe("atMost", () => {
  it("keeps to its limit and answers in the order of the jobs", async () => {
    let running = 0;
    let most = 0;
    const job = (value: number) => async () => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      return value;
    };
    expect(await atMost(2, [1, 2, 3, 4, 5].map(job))).toEqual([1, 2, 3, 4, 5]);
    expect(most).toBe(2);
  });

  it("begins nothing more after a failure", async () => {
    const begun: string[] = [];
    const fails = () => Promise.reject(new Error("no"));
    const never = async () => void begun.push("third");
    await expect(atMost(1, [fails, never])).rejects.toThrow("no");
    expect(begun).toEqual([]);
  });
});
