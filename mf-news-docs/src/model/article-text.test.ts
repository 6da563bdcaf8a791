import { describe, expect, it } from "@jest/globals";
import type { ArticleNode } from "@zhian/contracts/article";
import { contentsOf, minutesOf } from "./article-text.ts";

const body: ArticleNode[] = [
  { tag: "p", children: ["Before."] },
  { tag: "h2", id: "s-one", children: ["One ", { tag: "em", children: ["thing"] }] },
  { tag: "h3", id: "s-detail", children: ["Detail"] },
  { tag: "h2", id: "s-two", children: ["Two"] },
];

describe("contentsOf", () => {
  it("lists the top-level headings by their text", () => {
    expect(contentsOf(body).map(({ anchor, text }) => [anchor, text.replace(/\s+/g, " ")])).toEqual([
      ["s-one", "One thing"],
      ["s-two", "Two"],
    ]);
  });
});

describe("minutesOf", () => {
  it.each([
    ["word ".repeat(660), 3],
    ["字".repeat(800), 2],
    ["", 1],
  ])("counts Latin words and Han characters", (text, minutes) => {
    expect(minutesOf([{ tag: "p", children: [text] }])).toBe(minutes);
  });
});
