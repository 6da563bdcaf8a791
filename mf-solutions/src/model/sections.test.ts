import { describe, expect, it } from "@jest/globals";
import { sectionsOf, tableNumbers } from "./sections.ts";

describe("the sections of a page", () => {
  it("are in the default order, unless the page has its own", () => {
    expect(sectionsOf({})).toEqual(["situation", "regulations", "architecture", "bill", "timeline", "result", "faq"]);
    expect(sectionsOf({ order: ["situation", "bill"] })).toEqual(["situation", "bill"]);
  });

  it("number their tables in order", () => {
    expect(tableNumbers({})).toEqual({ regulations: 1, bill: 2, timeline: 3, result: 4 });
    const own = { is: "table", anchor: "x", heading: "X", caption: "X", columns: [], rows: [] } as const;
    expect(tableNumbers({ order: ["own", "bill", "regulations"], own: { ...own, columns: [], rows: [] } })).toEqual({
      own: 1,
      bill: 2,
      regulations: 3,
    });
  });

  it("do not number a list", () => {
    const own = { is: "diary" as const, anchor: "x", heading: "X", whose: "Y", entries: [] };
    expect(tableNumbers({ order: ["own", "bill"], own })).toEqual({ bill: 1 });
  });
});
