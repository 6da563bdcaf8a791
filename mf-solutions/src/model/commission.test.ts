import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { bounds, commissionOf, readAmount } from "./commission.ts";

describe("a typed amount", () => {
  it.each([
    ["10", "customers", 10],
    [" 10 ", "customers", 10],
    ["１０", "customers", 10],
    ["007", "customers", 7],
    ["999", "customers", 999],
    ["69.5", "usdPerMonth", 69.5],
    ["100000", "usdPerMonth", 100_000],
    ["36", "months", 36],
  ] as const)("%j is accepted for %s as %d", (typed, name, value) => {
    expect(readAmount(typed, name)).toBe(value);
  });

  it.each([
    ["", "customers"],
    ["0", "customers"],
    ["1000", "customers"],
    ["1.5", "customers"],
    ["-1", "customers"],
    ["1e2", "customers"],
    ["ten", "customers"],
    ["十", "customers"],
    ["Infinity", "usdPerMonth"],
    ["NaN", "usdPerMonth"],
    ["0x10", "usdPerMonth"],
    ["1,000", "usdPerMonth"],
    ["1.000", "usdPerMonth"],
    ["0.99", "usdPerMonth"],
    ["100000.01", "usdPerMonth"],
    ["99999999999999999999", "usdPerMonth"],
    ["$69", "usdPerMonth"],
    ["37", "months"],
    ["1 2", "months"],
  ] as const)("%j is rejected for %s", (typed, name) => {
    expect(readAmount(typed, name)).toBeNull();
  });
});

describe("a commission", () => {
  it("is a share of what the customers have paid", () => {
    expect(commissionOf({ customers: 10, usdPerMonth: 69, months: 12 }, { percent: 10, months: 12 })).toEqual({
      paid: 8280,
      countedMonths: 12,
      counted: 8280,
      commission: 828,
    });
  });

  it("counts no more months than the rate covers", () => {
    expect(commissionOf({ customers: 2, usdPerMonth: 50, months: 24 }, { percent: 5, months: 6 })).toEqual({
      paid: 2400,
      countedMonths: 6,
      counted: 600,
      commission: 30,
    });
  });

  it("is rounded to the cent once, at the end", () => {
    expect(commissionOf({ customers: 3, usdPerMonth: 0.1 * 3, months: 1 }, { percent: 3, months: 1 }).commission).toBe(
      0.03,
    );
  });

  it("never exceeds its share, and is always in whole cents", () => {
    const within = ({ least, most }: { least: number; most: number }) => fc.integer({ min: least, max: most });
    fc.assert(
      fc.property(
        within(bounds.customers),
        within({ least: 100, most: 10_000_000 }),
        within(bounds.months),
        within({ least: 0, most: 100 }),
        within(bounds.months),
        (customers, cents, months, percent, counted) => {
          const sum = commissionOf({ customers, usdPerMonth: cents / 100, months }, { percent, months: counted });
          expect(sum.counted).toBeLessThanOrEqual(sum.paid);
          expect(sum.commission).toBeLessThanOrEqual((sum.counted * percent) / 100 + 0.005_001);
          expect(Math.round(sum.commission * 100) / 100).toBe(sum.commission);
        },
      ),
    );
  });
});
