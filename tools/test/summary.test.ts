import { describe, expect, it } from "@jest/globals";
import { readTimings, summary } from "./summary.ts";

const step = (title: string, isPassed = true) => ({ title, isPassed, ms: 1000 });
const timing = (file: string, counts: { passed?: number; failed?: number; skipped?: number }, ms = 100) => ({
  runner: "jest",
  file,
  ms,
  passed: 0,
  failed: 0,
  skipped: 0,
  ...counts,
});
const last = (...args: Parameters<typeof summary>) => summary(...args).at(-1);

describe("summary", () => {
  it("counts tests, and a step without tests as one", () => {
    const timings = [timing("a.test.ts", { passed: 3, skipped: 1 }), timing("b.test.ts", { passed: 2 })];
    expect(last([step("Types"), step("Jest")], timings)).toBe("6 passed, 0 failed, 1 skipped");
  });

  it("counts failed tests once, even though their step has failed too", () => {
    expect(last([step("Jest", false)], [timing("a.test.ts", { passed: 3, failed: 2 })])).toBe(
      "3 passed, 2 failed, 0 skipped",
    );
  });

  it("counts a runner that fails without a failed test", () => {
    expect(last([step("Types"), step("Jest", false)], [timing("a.test.ts", { passed: 3 })])).toBe(
      "4 passed, 1 failed, 0 skipped",
    );
    expect(last([step("Types"), step("Jest", false)], [])).toBe("1 passed, 1 failed, 0 skipped");
  });

  it("names the ten slowest files, the slowest first, and how long each step took", () => {
    const timings = Array.from({ length: 12 }, (_, index) => timing(`${index}.test.ts`, { passed: 1 }, index * 1000));
    const lines = summary([step("Types"), step("Jest")], timings);
    expect(lines[1]).toBe("  11 s  11.test.ts");
    expect(lines.filter((line) => line.endsWith(".test.ts"))).toHaveLength(10);
    expect(lines).toContain("Time: 2.0 s (Types 1.0 s, Jest 1.0 s)");
  });
});

it("reads a line for each file", () => {
  const line = JSON.stringify(timing("a.test.ts", { passed: 1 }));
  expect(readTimings(`${line}\n${line}\n`)).toHaveLength(2);
  expect(readTimings("")).toEqual([]);
});
