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

it("F-137 passes on the first lines of each ten seconds, and counts every other one", () => {
  const { output, passed, dropped } = createOutput();
  for (let line = 0; line < 100_000; line += 1) output.write("info", `line ${line}\n`);
  expect(passed).toHaveLength(linesAtOnce);
  // Said at once, and then of all that followed.
  expect(dropped).toEqual([1]);

  jest.advanceTimersByTime(10_000);
  expect(dropped).toEqual([1, 100_000 - linesAtOnce - 1]);
  output.write("info", "again\n");
  jest.advanceTimersByTime(10_000);
  expect(passed.at(-1)).toBe("again\n");
  expect(dropped).toHaveLength(2);
});

it("F-137 counts lines that come in one piece, whether or not the last one ends", () => {
  const { output, passed, dropped } = createOutput();
  output.write("warn", "x\n".repeat(99_999) + "x");
  output.flush();
  expect(passed).toEqual(["x\n".repeat(linesAtOnce)]);
  expect(dropped).toEqual([100_000 - linesAtOnce]);
});

it("passes on a long line as far as somebody can read it", () => {
  const { output, passed, dropped } = createOutput();
  output.write("info", "x".repeat(1_000_000));
  output.flush();
  expect([passed.map(({ length }) => length), dropped]).toEqual([[2_000], []]);
});
