import { describe, expect, it } from "@jest/globals";
import { item } from "../testing/desk-answers.ts";
import { endingsOf, findRows, noFilter } from "./find-rows.ts";

const rows = [
  item("a.com", "UNREGISTERED", { price: 10, renewPrice: 20 }),
  item("a.co.id", "REGISTERED", { price: 1, renewPrice: 1 }),
  item("a.id", "UNREGISTERED", { price: 30, renewPrice: 5 }),
  item("a.net", "TIMEOUT", { price: 0, renewPrice: 0, durationSource: [] }),
  item("a.org", "UNREGISTERED", { price: 2, renewPrice: 2 }),
];
const seen = { pending: new Set(["a.org"]), amountOf: (usd: number) => usd };
const names = (found: ReturnType<typeof findRows>) => found.map(({ domainName }) => domainName);

const unpriced = item("a.io", "UNREGISTERED", { price: undefined, renewPrice: undefined });

describe("the visible rows", () => {
  it("are all rows by default, in the order entered", () => {
    expect(findRows(rows, noFilter, seen)).toEqual(rows);
  });

  it("include those whose state is unknown", () => {
    const filter = { ...noFilter, hidesTaken: true, maxFirstYear: 0.5 };
    expect(names(findRows(rows, filter, seen))).toEqual(["a.net", "a.org"]);
  });

  it.each([
    ["total", ["a.co.id", "a.id", "a.com", "a.net", "a.org"]],
    ["renewal", ["a.co.id", "a.id", "a.com", "a.net", "a.org"]],
  ] as const)("are sorted by %s, those of unknown state last", (order, wanted) => {
    expect(names(findRows(rows, { ...noFilter, order }, seen))).toEqual(wanted);
  });

  it("include those without a price, which come last", () => {
    const [dear, ...others] = [item("a.com", "UNREGISTERED", { price: 10, renewPrice: 20 }), unpriced];
    expect(names(findRows([unpriced, dear], { ...noFilter, maxFirstYear: 5 }, seen))).toEqual(["a.io"]);
    expect(names(findRows([...others, dear], { ...noFilter, order: "total" }, seen))).toEqual(["a.com", "a.io"]);
    expect(names(findRows([...others, dear], { ...noFilter, order: "renewal" }, seen))).toEqual(["a.com", "a.io"]);
  });

  it("are filtered by the whole ending, not by its last label", () => {
    expect(names(findRows(rows, { ...noFilter, ending: "id" }, seen))).toEqual(["a.id"]);
    expect(endingsOf(rows)).toEqual(["com", "co.id", "id", "net", "org"]);
  });

  it("are limited by price in the selected currency", () => {
    const rupiah = { ...seen, amountOf: (usd: number) => usd * 16_000 };
    expect(names(findRows(rows, { ...noFilter, maxRenewal: 100_000 }, rupiah))).toEqual([
      "a.co.id",
      "a.id",
      "a.net",
      "a.org",
    ]);
  });
});
