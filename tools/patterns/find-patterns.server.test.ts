import { describe, expect, it } from "@jest/globals";
import { findPatterns } from "./find-patterns.ts";
import { judgePattern } from "./judge-pattern.ts";

describe("findPatterns", () => {
  it("finds literals and constructed patterns, but no lookalikes in text", () => {
    const source = 'a.replace(/b+/g, "/c/"); new RegExp("d", "i"); RegExp(`e${f}g`); // /h/';
    expect(findPatterns(source, { isTsx: false })).toEqual([
      { source: "b+", flags: "g" },
      { source: "d", flags: "i" },
      { source: "exg", flags: "" },
    ]);
  });
});

describe("judgePattern", () => {
  it("distinguishes a pattern with exponential time from a safe one", async () => {
    expect(await judgePattern({ source: "^(a+)+$", flags: "" })).toBe("exponential");
    expect(await judgePattern({ source: "^[a-z]+$", flags: "v" })).toBeNull();
  });
});
