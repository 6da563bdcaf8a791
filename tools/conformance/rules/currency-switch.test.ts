import { expect, it } from "@jest/globals";
import { isInRupiah } from "./currency-switch.ts";

it.each([
  ["an amount alone", "Rp 148,500 per month"],
  ["an approximation", "Rp 148,500\n≈ $9"],
  ["both, with the sign for an approximation drawn by a style sheet", "Rp 148,500\n$9\nRp 346,500\n$21"],
  ["a table with a column for each currency", "\t$69\tRp 1,138,500\n\t$89\tRp 1,468,500\n1 USD = Rp 16,500"],
])("rupiah are shown: %s", (_, text) => {
  expect(isInRupiah(text)).toBe(true);
});

it.each([
  ["only dollars", "$9 per month"],
  ["no amount at all", "Contact us"],
  ["dollars with an approximation in rupiah", "$9 ≈ Rp 148,500"],
  ["the same, with the sign drawn by a style sheet", "$9\nRp 148,500\n$21\nRp 346,500"],
  ["one of several prices stays in dollars", "Rp 148,500\n$9\n$21\nRp 693,000\n$42"],
  ["the last price stays in dollars", "Rp 148,500\n$9\n$21"],
])("rupiah are not shown: %s", (_, text) => {
  expect(isInRupiah(text)).toBe(false);
});
