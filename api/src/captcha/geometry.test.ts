import { describe, expect, it } from "@jest/globals";
import { clampTolerance, geometry, pickPlace, pieceSize } from "./geometry.ts";

describe("the geometry", () => {
  it("matches the specification", () => {
    expect(geometry).toMatchObject({ size: 42, radius: 10, height: 200, tolerance: 3 });
  });

  it.each([
    [-5, 1],
    [0, 1],
    [3, 3],
    [10, 10],
    [400, 10],
  ])("clamps a tolerance of %d to %d", (asked, pixels) => {
    expect(clampTolerance(asked)).toBe(pixels);
  });

  it("B-S-25 keeps the whole piece inside the picture, with room to move", () => {
    const places = Array.from({ length: 2_000 }, pickPlace);
    expect(Math.min(...places.map(({ left }) => left))).toBeGreaterThanOrEqual(pieceSize);
    expect(Math.max(...places.map(({ left }) => left))).toBeLessThanOrEqual(geometry.width - pieceSize);
    expect(Math.min(...places.map(({ top }) => top))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...places.map(({ top }) => top))).toBeLessThanOrEqual(geometry.height - pieceSize);
    expect(new Set(places.map(({ left }) => left)).size).toBeGreaterThan(100);
  });
});
