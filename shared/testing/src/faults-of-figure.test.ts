import { describe, expect, it } from "@jest/globals";
import { faultsOfFigure } from "./faults-of-figure.ts";

const label = { en: "Server", zh: "服务器" };
const nodes = [
  { id: "a", label, column: 0, row: 0 },
  { id: "b", label, column: 1, row: 0 },
  { id: "c", label, column: 2, row: 0 },
  { id: "d", label, column: 0, row: 1 },
  { id: "e", label, column: 0, row: 2 },
  { id: "f", label, column: 1, row: 2 },
];

describe("faultsOfFigure", () => {
  it("accepts lines between neighbours and around boxes", () => {
    const edges = [
      { from: "a", to: "b" },
      { from: "b", to: "f" },
      { from: "b", to: "e" },
      { from: "f", to: "c" },
    ];
    expect(faultsOfFigure({ nodes, edges })).toEqual([]);
  });

  it.each([
    [{ from: "a", to: "c" }, "a to c runs through b"],
    [{ from: "a", to: "e" }, "a to e runs through d"],
    [{ from: "e", to: "b" }, "e to b runs through d"],
    [{ from: "a", to: "x" }, "a line to a missing node: a to x"],
  ])("finds the fault in %j", (edge, fault) => {
    expect(faultsOfFigure({ nodes, edges: [edge] })).toEqual([fault]);
  });

  it.each([
    [{ id: "g", label: { en: "Load balancing", zh: "均衡" }, column: 2, row: 2 }, "too wide: Load balancing"],
    [{ id: "g", label: { en: "Net", zh: "私有网络与专线" }, column: 2, row: 2 }, "too wide: 私有网络与专线"],
    [{ id: "g", label, column: 0, row: 0 }, "duplicate or overlapping node: g"],
    [{ id: "a", label, column: 2, row: 2 }, "duplicate or overlapping node: a"],
  ])("finds the fault in %j", (node, fault) => {
    expect(faultsOfFigure({ nodes: [...nodes, node], edges: [] })).toEqual([fault]);
  });
});
