import { describe, expect, it } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { SpecTable } from "./spec-table.tsx";

describe("a table of facts", () => {
  it("has a caption, heads, and each value beside its column's name for the phone", () => {
    render(
      <SpecTable
        caption="Sizes"
        columns={["Size", "vCPU", "Memory"]}
        rows={[{ key: "s1", head: "S1", cells: ["1", "2 GiB"] }]}
      />,
    );
    const table = screen.getByRole("table", { name: "Sizes" });
    expect(within(table).getByRole("rowheader", { name: "S1" })).toBeTruthy();
    const labels = within(table)
      .getAllByRole("cell")
      .map((cell) => cell.dataset["label"]);
    expect(labels).toEqual(["vCPU", "Memory"]);
  });
});
