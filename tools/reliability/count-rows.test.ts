import { expect, it } from "@jest/globals";
import { countRows } from "./count-rows.ts";
import { countFault, formatCount } from "./format-count.ts";
import { readRows } from "./read-rows.ts";

const table = `
| id | what goes wrong | what holds | waits for |
| --- | --- | --- | --- |
| F-901 | a | b | |
| F-902 | a | b | |
| F-903 | as F-902 | b | accounts |
| B-G-91 | a | b | |
| B-G-92 | a | b | accounts |
| B-A-91 | a | b | domains |
| L-91 | a | \`flips\` |
`;

it("counts due rows, and waiting ones separately", () => {
  const count = countRows(readRows(table), new Set(["F-901", "B-G-91", "L-91"]));

  expect(formatCount(count)).toEqual([
    "faults: 1 of 2",
    "bad inputs: 1 of 1",
    "waiting: 3 rows (accounts 2, domains 1)",
    "not covered: F-902",
  ]);
  expect([count.unknown, count.stale]).toEqual([[], []]);
});

it("fails for a row without a test", () => {
  expect(countFault(countRows(readRows(table), new Set(["F-901", "B-G-91"])))).toMatch(/^F-902 has no test/);
  expect(countFault(countRows(readRows(table), new Set(["F-901", "F-902", "B-G-91"])))).toBeNull();
});

it("finds tests of unknown rows, and waiting rows that have a test", () => {
  const { unknown, stale } = countRows(readRows(table), new Set(["F-999", "F-903"]));

  expect([unknown, stale]).toEqual([["F-999"], ["F-903"]]);
});

it("refuses a table with a duplicate id", () => {
  expect(() => readRows("| F-901 | a | b | |\n| F-901 | c | d | |")).toThrow("two rows with the id F-901");
});
