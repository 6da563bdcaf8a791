import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import { createLoadShedLog } from "./load-shed-log.ts";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it("logs the first rejection at once, then their count once a second, and nothing if there are none", () => {
  const lines: unknown[] = [];
  const count = createLoadShedLog({ warn: (line: unknown) => void lines.push(line) });
  for (let times = 0; times < 1000; times += 1) count();
  expect(lines).toEqual([{ event: "request.shed", count: 1 }]);
  jest.advanceTimersByTime(1000);
  jest.advanceTimersByTime(60_000);
  expect(lines).toEqual([expect.objectContaining({ count: 1 }), { event: "request.shed", count: 999 }]);

  count();
  expect(lines).toHaveLength(3);
});
