import { describe, expect, it } from "@jest/globals";
import { findPatterns } from "./find-patterns.ts";
import { judgePattern } from "./judge-pattern.ts";

describe("findPatterns", () => {
  it("finds literals and what is constructed, but no text that looks like one", () => {
    const source = 'a.replace(/b+/g, "/c/"); new RegExp("d", "i"); RegExp(`e${f}g`); // /h/';
    expect(findPatterns(source, { isTsx: false })).toEqual([
      { source: "b+", flags: "g" },
      { source: "d", flags: "i" },
      { source: "exg", flags: "" },
    ]);
  });
});

describe("judgePattern", () => {
  it("tells a pattern whose time explodes from one whose time does not", async () => {
    expect(await judgePattern({ source: "^(a+)+$", flags: "" })).toBe("exponential");
    expect(await judgePattern({ source: "^[a-z]+$", flags: "v" })).toBeNull();
  });
});
