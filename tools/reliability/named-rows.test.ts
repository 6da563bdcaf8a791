import { describe, expect, it } from "@jest/globals";
import { rowsNamedIn } from "./named-rows.ts";

const named = (source: string) => [...rowsNamedIn(source, { isTsx: false })].toSorted();

describe("rowsNamedIn", () => {
  it("finds ids in the names of tests and describes", () => {
    expect(named('it("F-901 F-902 a", f); test(`B-G-91 ${x}`, f); test.describe("L-91 x", f)')).toEqual([
      "B-G-91",
      "F-901",
      "F-902",
      "L-91",
    ]);
  });

  it("finds ids in nested tests", () => {
    expect(named('describe("x", () => { it.concurrent("F-901", f) })')).toEqual(["F-901"]);
  });

  it("finds an id in the table of a test name, wherever the table is", () => {
    expect(named('const rows: T[] = [["F-901 x", 1]]; it.each(rows)("refuses %s", f)')).toEqual(["F-901"]);
    expect(named('it.each([{ id: "F-901" }])("$id", f); describe.each`id\n${"F-902"}`("$id", f)')).toEqual([
      "F-901",
      "F-902",
    ]);
  });

  it("takes an id from the table of the loop around a test", () => {
    expect(named('const rows = [["F-901 x", 1]]; for (const [what] of rows) test(`a file ${what}`, f)')).toEqual([
      "F-901",
    ]);
    expect(named('for (const id of ["F-901"]) test("x", f)')).toEqual([]);
  });

  it.each([
    ["a comment", '// F-901\nit("x", f)'],
    ["the body of a test", 'it("x", () => say("F-901"))'],
    ["a table that the name does not use", 'it.each(["F-901"])("x", f)'],
    ["a skipped test", 'it.skip("F-901", f); test.fixme("F-901", f); it.todo("F-901")'],
    ["a test in a skipped describe", 'describe.skip("x", () => { it("F-901", f) })'],
    ["a step", 'test.step("F-901", f)'],
    ["a conditionally skipped test", '(x ? it : it.skip)("F-901", f)'],
  ])("counts nothing for %s", (_, source) => {
    expect(named(source)).toEqual([]);
  });
});
