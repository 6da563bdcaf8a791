import { describe, expect, it } from "@jest/globals";
import type { DocNode } from "@zhian/contracts/document";
import { foldersTo, toTree, trailTo } from "./doc-tree.ts";

function node(given: Partial<DocNode> & Pick<DocNode, "kind" | "id" | "name" | "link">): DocNode {
  const words = { desc: "", title: given.name, description: "", keywords: "" };
  return { parent_id: "", slug: given.id, img: "", children: [], ...words, ...given };
}

const article = node({ kind: "document", id: "first", name: "First", link: "/document/network/first", lang: "zh" });
const group = node({
  kind: "folder",
  id: "network/cdn",
  name: "CDN",
  link: "/document/network#cdn",
  children: [article],
});
const nodes = [node({ kind: "folder", id: "network", name: "Network", link: "/document/network", children: [group] })];

describe("the tree of documents", () => {
  it("keeps only what its links need, and distinguishes an empty folder from a document", () => {
    expect(toTree([group])).toEqual([
      {
        id: "network/cdn",
        name: "CDN",
        link: "/document/network#cdn",
        children: [{ id: "first", name: "First", link: "/document/network/first", lang: "zh" }],
      },
    ]);
    expect(toTree([{ ...group, children: [] }])[0]?.children).toEqual([]);
  });

  it("finds the path to a folder", () => {
    expect(foldersTo("network/cdn")).toEqual(["network", "network/cdn"]);
    expect(trailTo(toTree(nodes), "network/cdn")).toEqual([
      { name: "Network", to: "/document/network" },
      { name: "CDN", to: "/document/network#cdn" },
    ]);
    expect(trailTo(toTree(nodes), "nowhere/at-all")).toEqual([]);
  });
});
