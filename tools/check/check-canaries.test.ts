import { describe, expect, it } from "@jest/globals";
import { missedFindings } from "./check-canaries.ts";

const gate = { title: "Lint" };

describe("missedFindings", () => {
  it("accepts a gate that refuses the tree for the right reasons", () => {
    expect(missedFindings(gate, { code: 1, output: "a.ts (no-cycle)", expected: ["(no-cycle)"] })).toEqual([]);
  });

  it("names a gate that passes a broken tree", () => {
    expect(missedFindings(gate, { code: 0, output: "", expected: [] })).toEqual([
      "Lint: accepts a tree that breaks it",
    ]);
  });

  it("names findings missed by a gate that failed for another reason", () => {
    const [said] = missedFindings(gate, { code: 2, output: "crashed", expected: ["(no-cycle)"] });
    expect(said).toMatch(/^Lint: does not find \(no-cycle\)/);
  });
});
