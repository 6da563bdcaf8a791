import { describe, expect, it } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { SpecTable } from "./spec-table.tsx";

describe("a specification table", () => {
  it("has a caption, headers, and each value labelled with its column for phones", () => {
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
