import { expect, it } from "@jest/globals";
import { readFrontMatter } from "./front-matter.ts";

it("reads fields verbatim, dates as text, and the body below them", () => {
  const text =
    '---\ntitle: "A table: one"\r\ndate: 2026-11-20\nproducts: [bcc, waf]\norder: 10\n---\n\n## Text\n---\nmore\n';
  expect(readFrontMatter(text)).toEqual({
    fields: { title: "A table: one", date: "2026-11-20", products: ["bcc", "waf"], order: 10 },
    body: "## Text\n---\nmore",
  });
});

it("accepts a file with fields only", () => {
  expect(readFrontMatter("---\ntitle: Guides\n---\n")).toEqual({ fields: { title: "Guides" }, body: "" });
});

it.each([
  ["a file without front matter", "# Text", /does not start/],
  ["an unterminated block", "---\ntitle: A\n\ntext", /does not start/],
  ["invalid YAML", "---\ntitle: [A\n---\ntext", /flow|bracket|\]/i],
  ["YAML aliases", "---\na: &a [1]\nb: [*a, *a]\n---\ntext", /alias/i],
])("refuses %s", (_what, text, fault) => {
  expect(() => readFrontMatter(text)).toThrow(fault);
});
