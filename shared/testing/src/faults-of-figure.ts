interface DrawnFigure {
  nodes: readonly { id: string; label: { en: string; zh: string }; column: number; row: number }[];
  edges: readonly { from: string; to: string }[];
}

type DrawnNode = DrawnFigure["nodes"][number];

/** Visible errors in a drawing: labels wider than their box, overlapping boxes, lines to nowhere or through boxes. */
export function faultsOfFigure({ nodes, edges }: DrawnFigure): string[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return [
    ...nodes.filter(({ label }) => label.en.length > 13).map(({ label }) => `too wide: ${label.en}`),
    ...nodes.filter(({ label }) => widthOfHan(label.zh) > 6).map(({ label }) => `too wide: ${label.zh}`),
    ...nodes.filter((node, index) => byId.get(node.id) !== node || isTaken(node, nodes.slice(0, index))).map(idOf),
    ...edges.flatMap(({ from, to }) => {
      const [start, end] = [byId.get(from), byId.get(to)];
      if (!start || !end) return [`a line to a missing node: ${from} to ${to}`];
      return nodes
        .filter((node) => liesOnLine(node, start, end))
        .map(({ id }) => `${from} to ${to} runs through ${id}`);
    }),
  ];
}

function idOf({ id }: DrawnNode): string {
  return `duplicate or overlapping node: ${id}`;
}

function isTaken({ column, row }: DrawnNode, before: readonly DrawnNode[]): boolean {
  return before.some((node) => node.column === column && node.row === row);
}

/** A run of Latin letters is as wide as two Han characters. */
function widthOfHan(label: string): number {
  return label.replace(/[ -~]+/g, "~~").length;
}

/** Lines run along a row, or along the column in which they start up to the gap before the row in which they end. */
function liesOnLine(node: DrawnNode, start: DrawnNode, end: DrawnNode): boolean {
  if (start.row === end.row) return node.row === start.row && isBetween(node.column, start.column, end.column);
  return node.column === start.column && isBetween(node.row, start.row, end.row);
}

function isBetween(place: number, one: number, other: number): boolean {
  return place > Math.min(one, other) && place < Math.max(one, other);
}
