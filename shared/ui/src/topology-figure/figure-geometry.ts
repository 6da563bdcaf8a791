/** In the figure's own units; a phone shows it at about 0.85 of its size. */
export const box = { width: 128, height: 46, gapX: 26, gapY: 34 } as const;
const corner = 6;

export interface Place {
  column: number;
  row: number;
}

export function cornerOf({ column, row }: Place): { x: number; y: number } {
  return { x: 1 + column * (box.width + box.gapX), y: 1 + row * (box.height + box.gapY) };
}

export function sizeOf(places: readonly Place[]): { width: number; height: number } {
  const columns = Math.max(...places.map(({ column }) => column)) + 1;
  const rows = Math.max(...places.map(({ row }) => row)) + 1;
  return {
    width: columns * box.width + (columns - 1) * box.gapX + 2,
    height: rows * box.height + (rows - 1) * box.gapY + 2,
  };
}

/**
 * Returns an orthogonal line with rounded corners: horizontal within a row; otherwise down (or up), across in the gap
 * before the target's row, and on. A line must not skip a row that has a box in its own column.
 */
export function pathBetween(from: Place, to: Place): string {
  const start = cornerOf(from);
  const end = cornerOf(to);
  if (from.row === to.row) {
    const y = start.y + box.height / 2;
    const [left, right] = start.x < end.x ? [start.x + box.width, end.x] : [start.x, end.x + box.width];
    return `M${left} ${y}H${right}`;
  }

  const isDown = to.row > from.row;
  const x1 = start.x + box.width / 2;
  const x2 = end.x + box.width / 2;
  const y1 = isDown ? start.y + box.height : start.y;
  const y2 = isDown ? end.y : end.y + box.height;
  if (x1 === x2) return `M${x1} ${y1}V${y2}`;

  const down = isDown ? 1 : -1;
  const right = x2 > x1 ? 1 : -1;
  const middle = y2 - (down * box.gapY) / 2;
  return [
    `M${x1} ${y1}V${middle - down * corner}`,
    `Q${x1} ${middle} ${x1 + right * corner} ${middle}`,
    `H${x2 - right * corner}`,
    `Q${x2} ${middle} ${x2} ${middle + down * corner}`,
    `V${y2}`,
  ].join("");
}
