import { describe, expect, it } from "@jest/globals";
import { amountsAt, cheapestAt, costOf, stopAt } from "./rising-costs.ts";

const offer = (id: string, usdPerMonth: number, kept: number) => ({
  id,
  name: id,
  for: "",
  usdPerMonth,
  usdPerUnit: { kept },
});
const [flat, byUse] = [offer("flat", 10, 0), offer("by use", 0, 0.1)];

describe("the cost of an offer", () => {
  it("is its monthly price plus each amount that it charges for", () => {
    expect(costOf(offer("both", 3, 0.5), { kept: 10, read: 99 })).toBe(8);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -5, undefined])("is only the monthly price for %s", (kept) => {
    expect(costOf(offer("both", 3, 0.5), kept === undefined ? {} : { kept })).toBe(3);
  });
});

describe("the cheapest offer", () => {
  it("changes where the lines cross, and is the first one where they meet", () => {
    expect(cheapestAt([flat, byUse], { kept: 99 })).toBe(byUse);
    expect(cheapestAt([flat, byUse], { kept: 100 })).toBe(flat);
    expect(cheapestAt([byUse, flat], { kept: 100 })).toBe(byUse);
    expect(cheapestAt([flat, byUse], { kept: 101 })).toBe(flat);
    expect(cheapestAt([], {})).toBeUndefined();
  });

  it("is the first one if costs differ by less than a cent", () => {
    expect(cheapestAt([offer("first", 0.1 + 0.2, 0), offer("second", 0.3, 0)], {})?.id).toBe("first");
  });
});

describe("the stops of an amount", () => {
  const amount = { id: "kept", stops: [1, 10, 100], start: 10 };

  it("are the only values returned, whatever index is requested", () => {
    const asked = [-1, 0, 1.4, 2, 7, Number.NaN];
    expect(asked.map((index) => stopAt(amount, index))).toEqual([1, 1, 10, 100, 100, 10]);
  });

  it("include the minimum, the maximum and the start of all amounts", () => {
    expect(amountsAt([amount], "least")).toEqual({ kept: 1 });
    expect(amountsAt([amount], "most")).toEqual({ kept: 100 });
    expect(amountsAt([{ ...amount, stops: [] }], "most")).toEqual({ kept: 10 });
  });
});
