import type { ColumnNode } from "@zhian/contracts/cms";

/** Every node with an id of its own: as the CMS has them, or by their places where it tells of none, or of one twice. */
export function numbered(columns: readonly ColumnNode[]): readonly ColumnNode[] {
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
