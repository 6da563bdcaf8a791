import { describe, expect, it } from "@jest/globals";
import { cheapestOf, fits } from "./find-rows.ts";

const questions = [
  { id: "memory", is: "at-least" as const, label: "Memory", unit: "GiB", values: [4, 8, 16] },
  { id: "use", is: "one-of" as const, label: "Use", options: [{ id: "web", name: "Web" }] },
];
const row = { suits: { memory: 8, use: ["web", "batch"] } };

describe("a row", () => {
  it.each([
    [{}, true],
    [{ memory: "", use: "" }, true],
    [{ memory: "8" }, true],
    [{ memory: "16" }, false],
    [{ use: "batch", memory: "4" }, true],
    [{ use: "games" }, false],
    [{ memory: "much" }, false],
    [{ price: "3" }, true],
  ])("matches %j: %s", (answers, expected) => {
    expect(fits(row, questions, answers)).toBe(expected);
  });

  it("does not match fields that it lacks or that have another type", () => {
    expect(fits({ suits: {} }, questions, { memory: "4" })).toBe(false);
    expect(fits({ suits: { memory: ["8"], use: 3 } }, questions, { memory: "4" })).toBe(false);
    expect(fits({ suits: { memory: ["8"], use: 3 } }, questions, { use: "web" })).toBe(false);
  });
});

describe("the cheapest row", () => {
  it("is one with a price, the first if several cost the same", () => {
    const [none, dear, cheap, alike] = [{}, { usdPerMonth: 9 }, { usdPerMonth: 0 }, { usdPerMonth: 0 }];
    expect(cheapestOf([none, dear, cheap, alike])).toBe(cheap);
    expect(cheapestOf([none])).toBeUndefined();
    expect(cheapestOf([])).toBeUndefined();
  });
});
