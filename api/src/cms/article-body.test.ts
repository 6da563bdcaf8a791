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
  it("converts Markdown to elements, including tables", async () => {
    const body = await toArticleBody(
      "## A heading\n\nText with **weight** and `code`.\n\n| a | b |\n|---|--:|\n| 1 | 2 |",
    );
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

  it("gives every heading an id, numbered for Chinese headings", async () => {
    const ids = (await toArticleBody("# One\n## One\n## 第二节\n### page")).map((node) =>
      typeof node === "string" ? node : `${node.tag} ${node.id}`,
    );
    expect(ids).toEqual(["h2 s-one", "h2 s-one-2", "h2 s-3", "h3 s-page"]);
  });

  it("keeps links to the site, to anchors and to https, and only the text of others", async () => {
    const body = await toArticleBody(
      "[a](/news) [b](#s-one) [c](https://example.com/) [d](javascript:alert(1)) [e](//evil.example) [f](http://evil.example) [h](data:text/html,x)",
    );
    expect(hrefsOf(body)).toEqual(["/news", "#s-one", "https://example.com/"]);
    expect(JSON.stringify(body)).toMatch(/d e f h/);
  });

  it("renders content nested too deeply as plain text", async () => {
    const body = await toArticleBody(`${"> ".repeat(200)}deep`);
    expect(tagsOf(body).length).toBeLessThan(30);
    expect(JSON.stringify(body)).toContain("deep");
  });

  it("returns elements that match the contract", async () => {
    const body = await toArticleBody(
      "3. three\n4. four\n\n---\n\n> quoted\n\n```sh\nnpm start\n```\n\n~~gone~~ a  \nb",
    );
    const elements = body.filter((node) => typeof node !== "string");
    expect(z.array(articleElementSchema).safeParse(elements).error).toBeUndefined();
    expect(elements[0]).toMatchObject({ tag: "ol", start: 3 });
  });

  it("renders directives as notes and tabs, and leaves lookalikes unchanged", async () => {
    const body = await toArticleBody(
      [
        ":::warning",
        "Mind **this**.",
        ":::",
        "",
        "::::tabs",
        ':::tab{title="curl"}',
        "A",
        ":::",
        ":::tab{title=Go}",
        "B",
      ]
        .concat([":::", "::::", "", "Use host:port, 10:30 and ::leaf::.", "", ":::unknown", "Kept.", ":::"])
        .join("\n"),
    );
    expect(body[0]).toMatchObject({ tag: "note", kind: "warning", children: [{ tag: "p" }] });
    expect(body[1]).toMatchObject({
      tag: "tabs",
      children: [
        { tag: "tab", title: "curl", children: [{ tag: "p", children: ["A"] }] },
        { tag: "tab", title: "Go", children: [{ tag: "p", children: ["B"] }] },
      ],
    });
    expect(body[2]).toEqual({ tag: "p", children: ["Use host:port, 10:30 and ::leaf::."] });
    expect(JSON.stringify(body[3])).toContain("Kept.");
  });

  it.each(["bash", "json", "yaml", "nginx", "python", "sql", "ini"])(
    "highlights code in %s, covering every character once",
    async (language) => {
      const code = `# a "text" 42\nkey: true\n`;
      const [pre] = await toArticleBody(`\`\`\`${language}\n${code}\`\`\``);
      expect(pre).toMatchObject({ tag: "pre", title: language, children: [code.trimEnd()] });
      const marks = typeof pre === "object" ? (pre.marks ?? []) : [];
      const lengths = marks.filter((_, index) => index % 2 === 0);
      expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(code.trimEnd().length);
      expect(marks.some((kind, index) => index % 2 === 1 && kind > 0)).toBe(true);
    },
  );

  it("shows code in an unknown language unchanged", async () => {
    expect(await toArticleBody("```brainfuck\n+>\n```")).toEqual([
      { tag: "pre", title: "brainfuck", children: ["+>"] },
    ]);
    expect(await toArticleBody("    plain")).toEqual([{ tag: "pre", children: ["plain"] }]);
  });

  it("B-A-20 limits the size of the body made from two megabytes of Markdown", async () => {
    const body = await toArticleBody("word word word word\n\n".repeat(100_000));
    expect(JSON.stringify(body).length).toBeLessThan(600_000);
  });
});
