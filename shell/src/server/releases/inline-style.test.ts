import { expect, it } from "@jest/globals";
import { inlineStyle } from "./inline-style.ts";

function inline(css: string): string {
  return Buffer.from(inlineStyle(css, "/_fragments/mf-example/1.0.0/main.css")).toString("utf8");
}

it.each([
  ["url(a.woff2)", "url(/_fragments/mf-example/1.0.0/a.woff2)"],
  ['url( "img/a.svg?v=1#mark" )', 'url("/_fragments/mf-example/1.0.0/img/a.svg?v=1#mark")'],
  ["URL('../b.png')", "url('/_fragments/mf-example/b.png')"],
])("makes the relative address of %s absolute", (given, expected) => {
  expect(inline(`a{background:${given}}`)).toBe(`a{background:${expected}}`);
});

it.each([
  "url(/b.png)",
  "url(#mark)",
  'url("data:image/png;base64,AA==")',
  "url(HTTPS://elsewhere.example/b.png)",
  "url()",
  "url(\"a.png')",
  "url(a b)",
])("leaves %s unchanged", (given) => {
  expect(inline(`a{background:${given}}`)).toBe(`a{background:${given}}`);
});

it("escapes a closing tag in a style sheet", () => {
  expect(inline("\uFEFFa{content:'</style><!--'}")).toBe("a{content:'<\\/style><\\!--'}");
});
