import { expect, it } from "@jest/globals";
import { readFrontMatter } from "./front-matter.ts";

it("takes fields as they stand, colons and all, and the text below them", () => {
  expect(readFrontMatter("---\ntitle: A table: one\r\ntags:\n---\n\n# Text\n---\nmore\n")).toEqual({
    fields: { title: "A table: one", tags: "" },
    body: "# Text\n---\nmore",
  });
});

it.each([
  ["no block", "# Text", /does not begin/],
  ["a block without an end", "---\ntitle: A\n\ntext", /does not begin/],
  ["a line that is no field", "---\ntitle: A\n- list\n---\ntext", /not a field: - list/],
  ["a name that reaches for a prototype", "---\n__proto__: A\n---\ntext", /not a field/],
])("refuses %s", (_what, text, fault) => {
  expect(() => readFrontMatter(text)).toThrow(fault);
});
