import { expect, it } from "@jest/globals";
import { createUntil } from "./until.ts";

it("polls until the condition holds, and returns the value", async () => {
  const until = createUntil({ limitMs: 60_000, pauseMs: 0 });
  let looks = 0;
  const look = () => {
    looks += 1;
    return looks;
  };
  expect(await until("a third look", look, (seen) => seen === 3)).toBe(3);
});

it("reports the condition, and the last value", async () => {
  const until = createUntil({ limitMs: 0, pauseMs: 0 });
  const revision = async () => ({ revision: 2 });
  await expect(until("revision 3", revision, (seen) => seen.revision === 3)).rejects.toThrow(
    "timed out waiting for revision 3; last value: { revision: 2 }",
  );
});
