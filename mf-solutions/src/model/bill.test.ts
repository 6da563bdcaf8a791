import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { readPage } from "@zhian/testing/read-pages";
import { siteCatalogue } from "@zhian/testing/site-catalogue";
import { billSums, clampQuantity, firstYearSum, lineSum, withQuantities } from "./bill.ts";
import { inDollars } from "./in-dollars.ts";
import type { SolutionContent } from "./solution-content.ts";

const cloudBase = await readPage<SolutionContent>(join(import.meta.dirname, "../content/solutions/cloud-base"));

const lines = [
  { product: "bcc", usd: 54, per: "month", quantity: 2 },
  { product: "bos", usd: 0.1, per: "month", quantity: 3 },
  { product: "vpc", usd: 0, per: "month", quantity: 1 },
] as const;

const mixed = [
  ...lines,
  { product: "pts", usd: 2600, per: "once", quantity: 1 },
  { product: "ssl", usd: 119, per: "year", quantity: 2 },
] as const;

describe("a bill of materials", () => {
  it("sums its lines to the cent", () => {
    expect(lines.map(lineSum)).toEqual([108, 0.3, 0]);
    expect(billSums(lines)).toEqual([{ per: "month", usd: 108.3 }]);
  });

  it("does not add a one-time price to a monthly one", () => {
    expect(billSums(mixed)).toEqual([
      { per: "month", usd: 108.3 },
      { per: "year", usd: 238 },
      { per: "once", usd: 2600 },
    ]);
  });

  it("totals twelve months, one year and each one-time job in the first year", () => {
    expect(firstYearSum(lines)).toBe(1299.6);
    expect(firstYearSum(mixed)).toBe(1299.6 + 238 + 2600);
    expect(firstYearSum([])).toBe(0);
  });

  it("keeps a total whose quantities are all zero", () => {
    expect(billSums(withQuantities(mixed, { pts: 0 })).at(-1)).toEqual({ per: "once", usd: 0 });
  });

  it("changes quantities without mutating its input", () => {
    expect(withQuantities(lines, { bcc: 3 }).map(({ quantity }) => quantity)).toEqual([3, 3, 1]);
    expect(lines[0].quantity).toBe(2);
  });

  it("distinguishes two lines of one product by id", () => {
    const racks = [
      { id: "units", product: "datacenter", usd: 28, per: "month", quantity: 10 },
      { id: "power", product: "datacenter", usd: 165, per: "month", quantity: 3 },
    ] as const;
    expect(withQuantities(racks, { power: 4, datacenter: 9 }).map(({ quantity }) => quantity)).toEqual([10, 4]);
  });

  it.each([
    [-1, 0],
    [100, 99],
    [2.9, 2],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 99],
  ])("clamps a quantity of %s to %s", (asked, taken) => {
    expect(clampQuantity(asked)).toBe(taken);
  });

  it("comes to 226 dollars a month for the cloud foundation", () => {
    expect(billSums(inDollars(cloudBase.details.bill.lines, siteCatalogue))).toEqual([{ per: "month", usd: 226 }]);
  });
});
