import { describe, expect, it } from "@jest/globals";
import { parseNames } from "./parse-names.ts";

function namesIn(text: string): string[] {
  return parseNames(text).names.map(({ name }) => name);
}

describe("what the domain box understands", () => {
  it("tries a word with four endings", () => {
    expect(namesIn("Kopinusa")).toEqual(["kopinusa.com", "kopinusa.id", "kopinusa.co.id", "kopinusa.cn"]);
  });

  it("takes whole names, parted by spaces, commas of both scripts or lines, each once", () => {
    expect(namesIn("a.id, b.co.id，c.cn\nd.com a.id")).toEqual(["a.id", "b.co.id", "c.cn", "d.com"]);
    expect(namesIn("https://kopinusa.id/")).toEqual(["kopinusa.id"]);
  });

  it("says how a name in other letters is asked for", () => {
    expect(parseNames("智安.cn").names).toEqual([
      { name: "智安.cn", ascii: expect.stringMatching(/^xn--[a-z0-9]+\.cn$/) },
    ]);
  });

  it.each([
    "a_b",
    "-a.id",
    "a-.id",
    "a..id",
    ".id",
    "*",
    "1.2.3.4",
    "a/b.id",
    "a@b.id",
    `${"a".repeat(64)}.id`,
    "智安/x.cn",
  ])("finds no name in %s", (word) => {
    expect(parseNames(word)).toEqual({ names: [], invalid: [word], isCut: false });
  });

  it("stops at a hundred names and says so", () => {
    const many = parseNames(Array.from({ length: 120 }, (_, n) => `n${n}.id`).join(" "));
    expect([many.names.length, many.isCut]).toEqual([100, true]);
    expect(parseNames(" , ")).toEqual({ names: [], invalid: [], isCut: false });
  });
});
