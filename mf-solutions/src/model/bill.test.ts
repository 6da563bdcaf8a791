import { describe, expect, it } from "@jest/globals";
import { content } from "../content/cloud-base/page.ts";
import { billSum, clampQuantity, lineSum, withQuantities } from "./bill.ts";

const lines = [
  { product: "bcc", usdPerMonth: 54, quantity: 2 },
  { product: "bos", usdPerMonth: 0.1, quantity: 3 },
  { product: "vpc", usdPerMonth: 0, quantity: 1 },
];

describe("a bill of materials", () => {
  it("sums its lines to the cent", () => {
    expect(lines.map(lineSum)).toEqual([108, 0.3, 0]);
    expect(billSum(lines)).toBe(108.3);
  });

  it("changes what was chosen, and not what it was given", () => {
    expect(withQuantities(lines, { bcc: 3 }).map(({ quantity }) => quantity)).toEqual([3, 3, 1]);
    expect(lines[0]?.quantity).toBe(2);
  });

  it.each([
    [-1, 0],
    [100, 99],
    [2.9, 2],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 99],
  ])("takes %s for %s", (asked, taken) => {
    expect(clampQuantity(asked)).toBe(taken);
  });

  it("comes to 226 dollars a month for the cloud foundation", () => {
    expect(billSum(content.details?.bill.lines ?? [])).toBe(226);
  });
});
