import { describe, expect, it } from "@jest/globals";
import { type Catalogue, priceOf, productOf, solutionOf } from "./catalogue.ts";

it.each(["constructor", "__proto__", "toString", ""])("does not mistake %j for a product or a solution", (word) => {
  expect(productOf([], word)).toBeUndefined();
  expect(solutionOf([], word)).toBeUndefined();
});

describe("a price", () => {
  const usd = { perMonth: { "g2.4x16": 54, free: 0 } };
  const catalogue: Catalogue = [
    { code: "bcc", kind: "compute", seal: "云", initials: "yfwq", name: { en: "Server", zh: "云服务器" }, usd },
  ];

  it.each([
    ["bcc.perMonth.g2.4x16", 54],
    ["bcc.perMonth.free", 0],
    ["bcc.perMonth.g9", undefined],
    ["bcc.perYear.free", undefined],
    ["bbc.perMonth.free", undefined],
    ["bcc.perMonth.toString", undefined],
    ["bcc.constructor.name", undefined],
    ["bcc", undefined],
  ])("named %s is %s", (price, expected) => {
    expect(priceOf(catalogue, price)).toBe(expected);
  });
});
