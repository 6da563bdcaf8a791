import { expect, it } from "@jest/globals";
import { readFrontMatter } from "./front-matter.ts";

it("reads fields verbatim, days as text, and the text below them", () => {
  const text =
    '---\ntitle: "A table: one"\r\ndate: 2026-11-20\nproducts: [bcc, waf]\norder: 10\n---\n\n## Text\n---\nmore\n';
  expect(readFrontMatter(text)).toEqual({
    fields: { title: "A table: one", date: "2026-11-20", products: ["bcc", "waf"], order: 10 },
    body: "## Text\n---\nmore",
  });
});

it("takes a file that is fields alone", () => {
  expect(readFrontMatter("---\ntitle: Guides\n---\n")).toEqual({ fields: { title: "Guides" }, body: "" });
});

it.each([
  ["no block", "# Text", /does not start/],
  ["a block without an end", "---\ntitle: A\n\ntext", /does not start/],
  ["what is no YAML", "---\ntitle: [A\n---\ntext", /flow|bracket|\]/i],
  ["lines that would grow", "---\na: &a [1]\nb: [*a, *a]\n---\ntext", /alias/i],
])("refuses %s", (_what, text, fault) => {
  expect(() => readFrontMatter(text)).toThrow(fault);
});
