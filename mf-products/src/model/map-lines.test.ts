import { describe, expect, it } from "@jest/globals";
import { allLines, dotsUnder, linesFrom } from "./map-lines.ts";

const a = { code: "a", x: 1, y: 0, near: ["b", "c"] };
const b = { code: "b", x: 3, y: 0, near: ["a"] };
const c = { code: "c", x: 2, y: 1, near: ["a", "gone"] };

describe("the lines of the map", () => {
  it("are drawn once each, and never to a product that is not on the map", () => {
    expect(allLines([a, b, c])).toBe("M1 1h2M1 1l1 7");
  });

  it("connect a product with each of its neighbours", () => {
    expect(linesFrom(c, [a])).toBe("M2 8l-1 -7");
    expect(dotsUnder([a, b])).toBe("M1 1h0M3 1h0");
  });
});
