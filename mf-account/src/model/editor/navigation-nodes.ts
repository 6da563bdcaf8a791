import type { Locale } from "@zhian/contracts/locale";

/** An entry of the menus, as the api stores it. Siblings are in the order of the list. */
export interface NavigationNode {
  id: number;
  /** 1 for a top-level entry. */
  parentId: number;
  name: Record<Locale, string>;
  desc: Record<Locale, string>;
  link: string;
  slug: string;
  img: string;
  isHot: boolean;
  offers: string[] | null;
}

export const rootId = 1;

export function nodesOf(value: unknown): NavigationNode[] {
  const { nodes } = (value ?? {}) as { nodes?: unknown };
  // Validated by the api's schema.
  return Array.isArray(nodes) ? (nodes as NavigationNode[]) : [];
}

export interface PlacedNode {
  node: NavigationNode;
  depth: number;
  /** Position among the siblings, from 1; `count` is their number. */
  place: number;
  count: number;
  hasChildren: boolean;
}

/** In menu order: each entry before its children. Entries in a cycle, or below no entry, come last. */
export function inOrder(nodes: readonly NavigationNode[]): PlacedNode[] {
  const byParent = Map.groupBy(nodes, ({ parentId }) => parentId);
  const placed: PlacedNode[] = [];
  const seen = new Set<NavigationNode>();
  const place = (siblings: readonly NavigationNode[], depth: number) => {
    for (const [index, node] of siblings.entries()) {
      if (seen.has(node)) continue;
      seen.add(node);
      const children = byParent.get(node.id) ?? [];
      placed.push({ node, depth, place: index + 1, count: siblings.length, hasChildren: children.length > 0 });
      place(children, depth + 1);
    }
  };
  place(byParent.get(rootId) ?? [], 0);
  place(
    nodes.filter((node) => !seen.has(node)),
    0,
  );
  return placed;
}

/** Swaps an entry with the sibling before it (-1) or after it (1). */
export function moveNode(nodes: readonly NavigationNode[], id: number, by: -1 | 1): NavigationNode[] {
  const node = nodes.find((each) => each.id === id);
  const siblings = nodes.filter(({ parentId }) => parentId === node?.parentId);
  const other = siblings[siblings.findIndex((each) => each === node) + by];
  if (!node || !other) return [...nodes];
  return nodes.map((each) => (each === node ? other : each === other ? node : each));
}

/** Moves an entry before another one, as its sibling. Unchanged if the other is below it. */
export function dropNode(nodes: readonly NavigationNode[], id: number, beforeId: number): NavigationNode[] {
  const node = nodes.find((each) => each.id === id);
  const before = nodes.find((each) => each.id === beforeId);
  if (!node || !before || node === before || isWithin(nodes, before, id)) return [...nodes];
  const others = nodes.filter((each) => each !== node);
  const at = others.indexOf(before);
  return [...others.slice(0, at), { ...node, parentId: before.parentId }, ...others.slice(at)];
}

/** Removes an entry and everything below it. */
export function removeNode(nodes: readonly NavigationNode[], id: number): NavigationNode[] {
  return nodes.filter((each) => each.id !== id && !isWithin(nodes, each, id));
}

export function isWithin(nodes: readonly NavigationNode[], node: NavigationNode, id: number): boolean {
  let above: NavigationNode | undefined = node;
  for (let steps = 0; above && steps <= nodes.length; steps += 1) {
    if (above.parentId === id) return true;
    const { parentId }: NavigationNode = above;
    above = nodes.find((each) => each.id === parentId);
  }
  return false;
}

/** Adds an entry at the top level, after all others. */
export function addNode(nodes: readonly NavigationNode[], name: Record<Locale, string>): NavigationNode[] {
  const id = Math.max(99, ...nodes.map((node) => node.id)) + 1;
  const desc = { en: "", zh: "" };
  return [...nodes, { id, parentId: rootId, name, desc, link: "/", slug: "", img: "", isHot: true, offers: null }];
}
