import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { toCents, toUsd } from "./money.ts";

describe("amounts", () => {
  it("survive a round trip through text", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (cents) => {
        expect(toCents(toUsd(cents))).toBe(cents);
      }),
    );
  });

  it.each(["", "1", "1.5", "-1.00", "1e3", "1.005", " 1.00", "１.００", "12345678.00"])(
    "are never read from %j",
    (text) => {
      expect(toCents(text)).toBeUndefined();
    },
  );

  it("say so when there is no price, and are never negative or fractions of a cent", () => {
    expect(toUsd(null)).toBe("暂不支持");
    expect([toUsd(0), toUsd(5), toUsd(190_800)]).toEqual(["0.00", "0.05", "1908.00"]);
    expect(() => toUsd(0.5)).toThrow(RangeError);
    expect(() => toUsd(-1)).toThrow(RangeError);
  });
});
