import type { ColumnNode } from "@zhian/contracts/cms";

/** Returns the tree with unique ids: the CMS's own, or sequential numbers if they are missing or not unique. */
export function withUniqueIds(columns: readonly ColumnNode[]): readonly ColumnNode[] {
  const ids = columns.flatMap(allIds);
  if (new Set(ids).size === ids.length) return columns;
  let last = 0;
  const renumber = (node: ColumnNode): ColumnNode => {
    last += 1;
    return { ...node, id: last, children: node.children.map(renumber) };
  };
  return columns.map(renumber);
}

function allIds({ id, children }: ColumnNode): number[] {
  return [id, ...children.flatMap(allIds)];
}
