import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import { LimitedOutput, linesAtOnce } from "./limit-output.ts";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function createOutput() {
  const passed: string[] = [];
  const dropped: number[] = [];
  const output = new LimitedOutput({
    pass: (_, text) => passed.push(text),
    onDropped: (lines) => dropped.push(lines),
  });
  return { output, passed, dropped };
}

it("F-137 passes on the first lines of each ten seconds, and counts the rest", () => {
  const { output, passed, dropped } = createOutput();
  for (let line = 0; line < 100_000; line += 1) output.write("info", `line ${line}\n`);
  expect(passed).toHaveLength(linesAtOnce);
  // The first is reported at once, then the total of the following ones.
  expect(dropped).toEqual([1]);

  jest.advanceTimersByTime(10_000);
  expect(dropped).toEqual([1, 100_000 - linesAtOnce - 1]);
  output.write("info", "again\n");
  jest.advanceTimersByTime(10_000);
  expect(passed.at(-1)).toBe("again\n");
  expect(dropped).toHaveLength(2);
});

it("F-137 counts lines that arrive in one chunk, with or without a final line break", () => {
  const { output, passed, dropped } = createOutput();
  output.write("warn", "x\n".repeat(99_999) + "x");
  output.flush();
  expect(passed).toEqual(["x\n".repeat(linesAtOnce)]);
  expect(dropped).toEqual([100_000 - linesAtOnce]);
});

it("shortens a long line to a readable length", () => {
  const { output, passed, dropped } = createOutput();
  output.write("info", "x".repeat(1_000_000));
  output.flush();
  expect([passed.map(({ length }) => length), dropped]).toEqual([[2_000], []]);
});
