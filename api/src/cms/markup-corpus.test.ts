import { describe, expect, it } from "@jest/globals";
import type { ArticleNode } from "@zhian/contracts/article";
import { toHtml } from "../texts/body-html.ts";
import { toArticleBody } from "./article-body.ts";

/** Known attempts to inject scripts, other pages or third-party resources into a text. */
const corpus = [
  "<script>alert(1)</script>",
  "<ScRiPt src=//evil.example/x.js></ScRiPt>",
  "<img src=x onerror=alert(1)>",
  "text <b onclick=alert(1)>x</b>",
  "<style>*{display:none}</style>",
  "<iframe src=//evil.example></iframe>",
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  "<svg><script>alert(1)</script></svg>",
  "<svg onload=alert(1)>",
  '<math><mtext><table><mglyph><style><!--</style><img title="--><img src=x onerror=alert(1)>">',
  "<details open ontoggle=alert(1)>",
  "<a href=javascript:alert(1)>x</a>",
  "<base href=//evil.example>",
  '<meta http-equiv="refresh" content="0;url=//evil.example">',
  '<form action="https://evil.example"><input name=password></form>',
  "<object data=//evil.example></object>",
  "<!-- --><img src=x onerror=alert(1)>",
  "![x](https://evil.example/1.gif)",
  "![x](javascript:alert(1))",
  "[x](javascript:alert(1))",
  "[x](JaVaScRiPt:alert(1))",
  "[x](java\tscript:alert(1))",
  "[x](&#106;avascript:alert(1))",
  "[x](javascript&colon;alert(1))",
  "[x](vbscript:msgbox(1))",
  "[x](data:text/html;base64,PHNjcmlwdD4=)",
  "[x](//evil.example)",
  "[x](/\\\\evil.example)",
  "[x](http://evil.example)",
  "<javascript:alert(1)>",
  "[x][y]\n\n[y]: javascript:alert(1)",
  ':::note{onclick="alert(1)" style="x" id="slot-main"}\nx\n:::',
  ':::tab{title="<img src=x onerror=alert(1)>"}\nx\n:::',
  ":::script\nalert(1)\n:::",
  ":::iframe{src=//evil.example}\nx\n:::",
  '::img{src="//evil.example/1.gif"}',
  ':a[x]{href="javascript:alert(1)"}',
  '```bash" onmouseover="alert(1)\nx\n```',
  "`<script>alert(1)</script>`",
  "## <img src=x onerror=alert(1)>",
  "| <script>alert(1)</script> |\n|---|\n| <b onclick=x> |",
  "[^1]\n\n[^1]: <script>alert(1)</script>",
  "- [x] <input autofocus onfocus=alert(1)>",
];

const attributes = ["tag", "id", "href", "start", "align", "kind", "title", "marks", "children"];

function elementsOf(nodes: readonly ArticleNode[]): object[] {
  return nodes.flatMap((node) => (typeof node === "string" ? [] : [node, ...elementsOf(node.children)]));
}

describe("an author's markup", () => {
  it.each(corpus)("B-A-19 is rendered harmless: %j", async (markdown) => {
    const body = await toArticleBody(`Before.\n\n${markdown}\n\nAfter.`);
    for (const element of elementsOf(body)) {
      expect(Object.keys(element).filter((key) => !attributes.includes(key))).toEqual([]);
      expect("href" in element ? element.href : "/").toMatch(/^(\/(?![/\\])|#|https:\/\/)/);
      expect("id" in element ? element.id : "s-").toMatch(/^s-/);
    }
    expect(JSON.stringify(body)).toContain("After.");
    expect(toHtml(body, { origin: "https://site.test", locale: "en" })).not.toMatch(
      /<(?!\/?(p|h[2-4]|ul|ol|li|strong|em|del|code|pre|blockquote|a|br\/|hr\/|table|thead|tbody|tr|th|td)[ >]|[bh]r\/>)|<[^>]*\son\w+\s*=/,
    );
  });
});
