import { describe, expect, it } from "@jest/globals";
import { isHeadingInto } from "./pointer-path.ts";

const panel = { left: 0, right: 400, top: 100 };
const from = { x: 100, y: 50 };

describe("a pointer heading into the panel", () => {
  it.each([
    ["straight down", { x: 100, y: 60 }, true],
    ["diagonally over the next button", { x: 150, y: 60 }, true],
    ["along the buttons", { x: 150, y: 50 }, false],
    ["up", { x: 100, y: 40 }, false],
    ["past the panel's corner", { x: 190, y: 55 }, false],
  ])("%s", (_way, to, expected) => {
    expect(isHeadingInto(panel, from, to)).toBe(expected);
  });

  it("is not one that is already inside", () => {
    expect(isHeadingInto(panel, { x: 10, y: 120 }, { x: 10, y: 130 })).toBe(false);
  });
});
