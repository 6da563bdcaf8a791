import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { ColumnNode } from "@zhian/contracts/cms";
import type { Database } from "@zhian/database/database";
import { siteBrought } from "@zhian/testing/site-catalogue";
import { contentBrought } from "../catalogue/content-brought.ts";
import type { Content, Node } from "../content/content.ts";
import { readContent } from "../content/read-content.ts";
import { openImage } from "../testing/database-images.ts";
import { toColumnTree } from "./column-tree.ts";

let database: Database;
let content: Content;

beforeAll(async () => {
  database = await openImage("seeded");
  content = contentBrought(await readContent(database), { id: "tests", ...siteBrought });
});

afterAll(() => database.close());

function named(nodes: readonly ColumnNode[], name: string): ColumnNode {
  const node = nodes.find((candidate) => candidate.name === name);
  if (!node) throw new Error(`No entry ${name}`);
  return node;
}

function node(id: number, parentId: number, texts: Node["texts"] = { zh: { name: `节点${id}`, desc: "" } }): Node {
  return { id, tree: "column", parent_id: parentId, link: "", slug: "", img: "", is_hot: true, offers: null, texts };
}

describe("the navigation", () => {
  it("has all three forms of a menu", () => {
    const top = toColumnTree(content, "column", "en");
    expect(top.map(({ name, children }) => [name, children.length])).toEqual([
      ["Products", 7],
      ["Solutions", 2],
      ["Classified Protection (MLPS)", 1],
      ["Partners", 3],
      ["News & notices", 3],
      ["Documents", 1],
      ["Activities", 0],
      ["About us", 0],
    ]);
    expect(top.every(({ parent_id }) => parent_id === 1)).toBe(true);
    expect(named(top, "Classified Protection (MLPS)").children[0]).toMatchObject({
      link: "/products/dengbao",
      desc: expect.stringContaining("level 2 or 3"),
    });
  });

  it("contains every product once, each with its one-line description, in both languages", () => {
    const products = (locale: "en" | "zh", name: string) =>
      named(toColumnTree(content, "column", locale), name).children.flatMap(({ children }) => children);
    expect(new Set(products("en", "Products").map(({ link }) => link)).size).toBe(54);
    expect(products("zh", "产品").find(({ slug }) => slug === "vss")).toMatchObject({
      name: "漏洞扫描服务 VSS",
      link: "/products/vss",
      desc: "主机、Web、数据库全面扫描，先修最要命的。",
      children: [],
    });
    expect(products("en", "Solutions")).toHaveLength(12);
  });

  it("has the parent's id in children on every level", () => {
    const check = (nodes: ColumnNode[], parentId: number): void => {
      for (const { id, parent_id, children } of nodes) {
        expect(parent_id).toBe(parentId);
        check(children, id);
      }
    };
    check(toColumnTree(content, "column", "en"), 1);
  });

  it("links news categories under /zixun", () => {
    const tags = toColumnTree(content, "news_tag", "zh");
    expect(tags.map(({ link }) => link)).toEqual(
      ["cloud", "security", "compliance", "ai", "blockchain", "indonesia"].map((slug) => `/zixun/${slug}`),
    );
    expect(named(tags, "合规").title).toBe("合规资讯：政策法规解读 | 智安云");
  });
});

describe("a faulty navigation", () => {
  it("falls back to Chinese where English is missing, and says so", () => {
    const nodes = [node(2, 1), node(3, 2, { en: { name: "English", desc: "" } })];
    const [borrowed] = toColumnTree({ ...content, nodes }, "column", "en");
    expect(borrowed).toMatchObject({ name: "节点2", lang: "zh" });
    expect(borrowed?.children[0]).not.toHaveProperty("lang");
  });

  it("B-A-17 stops at a cycle of entries", () => {
    const nodes = [node(1, 1), node(5, 6), node(6, 5)];
    const depth = (tree: ColumnNode[]): number =>
      tree.length === 0 ? 0 : 1 + Math.max(...tree.map((n) => depth(n.children)));
    expect(depth(toColumnTree({ ...content, nodes }, "column", "zh"))).toBe(5);
  });
});
