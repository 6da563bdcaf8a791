import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { centsOf, compareAmounts, costCents, costUsd, usdOf } from "./cents.ts";

it("B-A-55 adds in whole cents, since floating-point dollars are inexact", () => {
  expect(0.1 + 0.2).not.toBe(0.3);
  expect(usdOf(centsOf(0.1) + centsOf(0.2))).toBe(0.3);
  expect(usdOf(200 * centsOf(19.99))).toBe(3998);
  expect(costUsd({ price: 1.1, renewPrice: 2.2 }, 3)).toBe(5.5);
});

it("B-A-55 round-trips every amount of cents", () => {
  fc.assert(fc.property(fc.nat(100_000_000), (cents) => expect(centsOf(usdOf(cents))).toBe(cents)));
});

it("charges the first year at the price, and the others at the renewal price", () => {
  const item = { price: 1.9, renewPrice: 13.9 };
  expect([1, 2, 10].map((years) => costCents(item, years))).toEqual([190, 1580, 12_700]);
});

it("returns no cost if a price it consists of is unknown", () => {
  expect([1, 2].map((years) => costCents({ renewPrice: 13.9 }, years))).toEqual([undefined, undefined]);
  expect([1, 2].map((years) => costUsd({ price: 1.9 }, years))).toEqual([1.9, undefined]);
});

it("sorts unknown amounts last, in their original order", () => {
  expect([undefined, 3, 0, undefined, 1].toSorted(compareAmounts)).toEqual([0, 1, 3, undefined, undefined]);
  const rows = [{ id: "a" }, { id: "b", usd: 2 }, { id: "c" }, { id: "d", usd: 1 }];
  expect(
    rows
      .toSorted((one, other) => compareAmounts(one.usd, other.usd))
      .map(({ id }) => id)
      .join(""),
  ).toBe("dbac");
});
