import { describe, expect, it } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { PriceLedger } from "./price-ledger.tsx";

const lines = [
  { key: "month", label: "per month", usd: 69 },
  { key: "day", label: "per day", usd: 2.3 },
];

function cellsOf(row: string): (string | null)[] {
  const cells = within(screen.getByRole("row", { name: new RegExp(`^${row}`) })).getAllByRole("cell");
  return cells.map(({ textContent }) => textContent?.replace(/\s/g, " ") ?? null);
}

describe("a price ledger", () => {
  it.each(["USD", "IDR"] as const)(
    "keeps both currencies in place when %s is chosen, with rupiah in whole numbers",
    (currency) => {
      render(<PriceLedger caption="S1" head="Period" lines={lines} rate={16_500} currency={currency} locale="en" />);
      expect(cellsOf("per month")).toEqual(["$69", "Rp 1,138,500"]);
      expect(cellsOf("per day")).toEqual(["$2.30", "Rp 37,950"]);
    },
  );

  it("has one currency while no rate is known", () => {
    render(<PriceLedger caption="S1" head="周期" lines={lines} currency="IDR" locale="zh" note="演示价格" />);
    expect(cellsOf("per month")).toEqual(["US$69"]);
    expect(screen.getByRole("table", { name: "S1", description: "演示价格" })).toBeTruthy();
  });
});
