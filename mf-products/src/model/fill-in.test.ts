import { describe, expect, it } from "@jest/globals";
import { fillIn } from "./fill-in.ts";

describe("fillIn", () => {
  it("replaces each placeholder", () => {
    expect(fillIn("{{n}} of {{total}}, {{n}}", { n: 0, total: "13" })).toBe("0 of 13, 0");
  });

  it("inserts a value verbatim, and leaves a placeholder that has none", () => {
    expect(fillIn("{{name}} {{other}}", { name: "$& {{n}}", n: 1 })).toBe("$& {{n}} {{other}}");
  });
});
