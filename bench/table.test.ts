import { describe, expect, it } from "@jest/globals";
import { formatRatio, formatSpread, toTable } from "./table.ts";

describe("toTable", () => {
  it("aligns names to the left and figures to the right", () => {
    expect(
      toTable([
        ["site", "ms"],
        ["composed", "1,061"],
      ]),
    ).toBe(["  site         ms", "  ───────────────", "  composed  1,061"].join("\n"));
  });
});

describe("formatSpread", () => {
  it("shows median and range", () => {
    expect(formatSpread({ median: 1061.4, min: 980, max: 1240 })).toBe("1,061 (980–1,240)");
  });

  it("shows only the median where the range is negligible", () => {
    expect(formatSpread({ median: 9, min: 9, max: 9 })).toBe("9");
  });
});

describe("formatRatio", () => {
  it("compares medians", () => {
    const spread = (median: number) => ({ median, min: 0, max: 9 });
    expect(formatRatio(spread(3), spread(2))).toBe("1.50×");
    expect(formatRatio(spread(3), spread(0))).toBe("–");
  });
});
