import { describe, expect, it } from "@jest/globals";
import { fillIn } from "./fill-in.ts";

describe("fillIn", () => {
  it("puts each value in its places", () => {
    expect(fillIn("{{n}} of {{total}}, {{n}}", { n: 0, total: "13" })).toBe("0 of 13, 0");
  });

  it("takes a value as it is, and leaves a place without one", () => {
    expect(fillIn("{{name}} {{other}}", { name: "$& {{n}}", n: 1 })).toBe("$& {{n}} {{other}}");
  });
});
