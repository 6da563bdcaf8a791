import { describe, expect, it } from "@jest/globals";
import { packetRows } from "./packet-cells.ts";

const stations = ["a", "b", "c", "d"].map((id) => ({ id }));
const rowsOf = (...ids: string[]) =>
  packetRows(
    stations,
    ids.map((at) => ({ at })),
  );

describe("the path of a packet", () => {
  it("begins at a station, with none before it", () => {
    expect(rowsOf("b")).toEqual([{ cells: ["none", "here", "none", "none"], cameFrom: "nowhere" }]);
  });

  it("passes the stations in between, in both directions", () => {
    expect(rowsOf("a", "d", "b").slice(1)).toEqual([
      { cells: ["from", "past", "past", "here"], cameFrom: "left" },
      { cells: ["none", "here", "past", "from"], cameFrom: "right" },
    ]);
  });

  it("stays in the same cell if a step does not move the packet", () => {
    expect(rowsOf("c", "c")[1]).toEqual({ cells: ["none", "none", "here", "none"], cameFrom: "nowhere" });
  });

  it("treats an unknown station as the first", () => {
    expect(rowsOf("z")[0]?.cells).toEqual(["here", "none", "none", "none"]);
  });
});
