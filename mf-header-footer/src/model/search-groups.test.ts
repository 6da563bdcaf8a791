import { describe, expect, it } from "@jest/globals";
import { cutAtMatches, groupHits } from "./search-groups.ts";

describe("search results", () => {
  it("are grouped by kind, products first, without dead links", () => {
    const hit = (kind: "news" | "product", name: string, link: string) => ({ kind, name, link, summary: "" });
    const groups = groupHits([
      hit("news", "N", "/news/1"),
      hit("product", "P", "/products/bcc"),
      hit("product", "X", "javascript:alert(1)"),
      hit("product", "Q", "/products/bci"),
    ]);
    expect(groups.map(({ kind, hits }) => [kind, hits.map(({ name }) => name)])).toEqual([
      ["product", ["P", "Q"]],
      ["news", ["N"]],
    ]);
  });

  it("highlight the query, whatever characters it contains", () => {
    expect(cutAtMatches("Cloud Server", "serv")).toEqual([
      { text: "Cloud ", isMatch: false },
      { text: "Serv", isMatch: true },
      { text: "er", isMatch: false },
    ]);
    expect(cutAtMatches("a+b", "+")).toContainEqual({ text: "+", isMatch: true });
    expect(cutAtMatches("漏洞扫描", "扫描")).toContainEqual({ text: "扫描", isMatch: true });
  });
});
