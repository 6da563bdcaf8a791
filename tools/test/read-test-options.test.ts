import { describe, expect, it } from "@jest/globals";
import { readTestOptions } from "./read-test-options.ts";

describe("readTestOptions", () => {
  it.each([
    [[], { tier: "quick", keepGoing: false }],
    [["--whole"], { tier: "whole", keepGoing: false }],
    [["--long", "--keep-going"], { tier: "long", keepGoing: true }],
    [["--changed"], { tier: "quick", keepGoing: false, changedSince: "HEAD" }],
    [["--since", "main"], { tier: "quick", keepGoing: false, changedSince: "main" }],
  ])("reads %j", (args, options) => expect(readTestOptions(args)).toEqual(options));

  it("refuses an unknown option, and shows the usage", () => {
    expect(() => readTestOptions(["--everything"])).toThrow(/--everything[^]*Usage: npm test/);
  });
});
