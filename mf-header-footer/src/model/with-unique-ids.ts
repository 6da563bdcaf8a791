import type { ColumnNode } from "@zhian/contracts/cms";

/** The tree with an id for every node: the CMS's own, or numbers in order where it gives none, or one twice. */
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
