import { expect, it } from "@jest/globals";
import { secondsLeft, waitSeconds } from "./countdown.ts";

const start = Date.UTC(2026, 10, 20);

it("counts down to a deadline, not by ticks", () => {
  const deadline = start + 60_000;
  expect(secondsLeft(deadline, start, waitSeconds)).toBe(60);
  expect(secondsLeft(deadline, start + 1, waitSeconds)).toBe(60);
  expect(secondsLeft(deadline, start + 59_500, waitSeconds)).toBe(1);
  expect(secondsLeft(deadline, start + 60_000, waitSeconds)).toBe(0);
  expect(secondsLeft(undefined, start, waitSeconds)).toBe(0);
});

it("F-97 does not extend the wait when the clock is set back", () => {
  expect(secondsLeft(start + 60_000, start - 86_400_000, waitSeconds)).toBe(60);
});
