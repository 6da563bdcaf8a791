import { describe, expect, it } from "@jest/globals";
import { addNode, dropNode, inOrder, moveNode, type NavigationNode, removeNode } from "./navigation-nodes.ts";

function node(id: number, parentId = 1): NavigationNode {
  const name = { en: `n${id}`, zh: `甲${id}` };
  return { id, parentId, name, desc: name, link: "/", slug: "", img: "", isHot: true, offers: null };
}

const nodes = [node(10), node(11), node(101, 10), node(102, 10), node(12)];
const ids = (list: readonly NavigationNode[]) => inOrder(list).map((each) => each.node.id);

describe("navigation entries", () => {
  it("are listed before their children", () => {
    expect(inOrder(nodes).map((each) => [each.node.id, each.depth, each.place, each.count])).toEqual([
      [10, 0, 1, 3],
      [101, 1, 1, 2],
      [102, 1, 2, 2],
      [11, 0, 2, 3],
      [12, 0, 3, 3],
    ]);
  });

  it("swap places with a sibling, and stay put at either end", () => {
    expect(ids(moveNode(nodes, 12, -1))).toEqual([10, 101, 102, 12, 11]);
    expect(ids(moveNode(nodes, 101, 1))).toEqual([10, 102, 101, 11, 12]);
    expect(ids(moveNode(nodes, 10, -1))).toEqual(ids(nodes));
  });

  it("can be moved before another entry, but not into their own subtree", () => {
    expect(ids(dropNode(nodes, 12, 102))).toEqual([10, 101, 12, 102, 11]);
    expect(ids(dropNode(nodes, 10, 102))).toEqual(ids(nodes));
    expect(ids(dropNode(nodes, 12, 10))).toEqual([12, 10, 101, 102, 11]);
  });

  it("are removed with their descendants, and added with a new id", () => {
    expect(ids(removeNode(nodes, 10))).toEqual([11, 12]);
    expect(addNode(nodes, { en: "New", zh: "新" }).at(-1)).toMatchObject({ id: 103, parentId: 1 });
  });

  it("are all listed even if some form a cycle", () => {
    expect(ids([node(10), node(20, 21), node(21, 20)])).toEqual([10, 20, 21]);
  });
});
