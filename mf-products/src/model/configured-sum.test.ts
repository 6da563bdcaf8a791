import { describe, expect, it } from "@jest/globals";
import { costOfPart, loadOn } from "./configured-sum.ts";

const part = (id: string, power: number) => ({
  amount: { id, label: id, unit: "", stops: [0, 1, 3], start: 0 },
  usdPerUnit: 28,
  takes: { power },
});

describe("parts of a configuration", () => {
  it("cost their unit price times their quantity", () => {
    expect(costOfPart(part("unit", 0), { unit: 3 })).toBe(84);
    expect([{}, { unit: -1 }, { unit: Number.NaN }].map((amounts) => costOfPart(part("unit", 0), amounts))).toEqual([
      0, 0, 0,
    ]);
  });

  it("add up their load on a limit, without floating-point error", () => {
    const parts = [part("a", 0.1), part("b", 0.2), { amount: part("c", 0).amount }];
    expect(loadOn("power", parts, { a: 1, b: 1, c: 9 })).toBe(0.3);
    expect(loadOn("power", parts, { a: -1, b: Number.NaN })).toBe(0);
    expect(loadOn("weight", parts, { a: 1 })).toBe(0);
  });
});
