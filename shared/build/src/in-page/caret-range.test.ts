import { describe, expect, it } from "@jest/globals";
import { satisfy as original } from "@module-federation/enhanced/runtime";
import { satisfy } from "./caret-range.ts";

const numbers = [0, 1, 2, 10];
const versions = numbers.flatMap((major) =>
  numbers.flatMap((minor) => numbers.map((patch) => `${major}.${minor}.${patch}`)),
);

describe("ranges of shared modules", () => {
  it.each(["^", "<="])("with %s are read as the federation runtime reads them", (kind) => {
    const differing = versions.flatMap((limit) =>
      versions.filter((version) => satisfy(version, kind + limit) !== original(version, kind + limit)),
    );
    expect(differing).toEqual([]);
  });

  it.each(["", ">=1.0.0", "^1", "^1.0.0 || ^2.0.0", "^1.0.0-beta", "1.0.0"])(
    "refuses %p rather than guess",
    (range) => {
      expect(satisfy("1.0.0", range)).toBe(false);
    },
  );

  it.each(["", "1.0", "1.0.0-beta", "latest"])("refuses the version %p", (version) => {
    expect(satisfy(version, "^1.0.0")).toBe(false);
  });
});
