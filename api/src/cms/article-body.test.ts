import { describe, expect, it } from "@jest/globals";
import { type ArticleNode, articleElementSchema } from "@zhian/contracts/article";
import * as z from "zod/mini";
import { toArticleBody } from "./article-body.ts";

function tagsOf(nodes: readonly ArticleNode[]): string[] {
  return nodes.flatMap((node) => (typeof node === "string" ? [] : [node.tag, ...tagsOf(node.children)]));
}

function hrefsOf(nodes: readonly ArticleNode[]): string[] {
  return nodes.flatMap((node) =>
    typeof node === "string" ? [] : [...(node.href === undefined ? [] : [node.href]), ...hrefsOf(node.children)],
  );
}

describe("toArticleBody", () => {
  it("makes elements of Markdown, tables included", () => {
    const body = toArticleBody("## A heading\n\nText with **weight** and `code`.\n\n| a | b |\n|---|--:|\n| 1 | 2 |");
    expect(body[0]).toEqual({ tag: "h2", id: "s-a-heading", children: ["A heading"] });
    expect(body[1]).toEqual({
      tag: "p",
      children: [
        "Text with ",
        { tag: "strong", children: ["weight"] },
        " and ",
        { tag: "code", children: ["code"] },
        ".",
      ],
    });
    expect(tagsOf(body.slice(2))).toEqual(["table", "thead", "tr", "th", "th", "tbody", "tr", "td", "td"]);
  });

  it("gives every heading an address of its own, counted where it is in Chinese", () => {
    const ids = toArticleBody("# One\n## One\n## 第二节\n### page").map((node) =>
      typeof node === "string" ? node : `${node.tag} ${node.id}`,
    );
    expect(ids).toEqual(["h2 s-one", "h2 s-one-2", "h2 s-3", "h3 s-page"]);
  });

  it("keeps links to the site, to a place of the page and to https, and of others their words", () => {
    const body = toArticleBody(
      "[a](/news) [b](#s-one) [c](https://example.com/) [d](javascript:alert(1)) [e](//evil.example) [f](http://evil.example) [h](data:text/html,x)",
    );
    expect(hrefsOf(body)).toEqual(["/news", "#s-one", "https://example.com/"]);
    expect(JSON.stringify(body)).toMatch(/d e f h/);
  });

  it.each([
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "text <b onclick=alert(1)>x</b>",
    "<style>*{display:none}</style>",
    "<iframe src=//evil.example></iframe>",
    "<svg><script>alert(1)</script></svg>",
    "![x](https://evil.example/1.gif)",
    '<form action="https://evil.example"><input name=password></form>',
  ])("B-A-19 shows no markup of an author's: %s", (markdown) => {
    const tags = new Set(tagsOf(toArticleBody(`Before.\n\n${markdown}\n\nAfter.`)));
    expect([...tags]).toEqual(["p"]);
  });

  it("says what is nested deeper than anybody writes as plain text", () => {
    const body = toArticleBody(`${"> ".repeat(200)}deep`);
    expect(tagsOf(body).length).toBeLessThan(30);
    expect(JSON.stringify(body)).toContain("deep");
  });

  it("makes what the contract takes", () => {
    const body = toArticleBody("3. three\n4. four\n\n---\n\n> quoted\n\n```sh\nnpm start\n```\n\n~~gone~~ a  \nb");
    const elements = body.filter((node) => typeof node !== "string");
    expect(z.array(articleElementSchema).safeParse(elements).error).toBeUndefined();
    expect(elements[0]).toMatchObject({ tag: "ol", start: 3 });
  });
});
