export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  right: number;
  top: number;
}

/**
 * Reports whether a pointer moving from `from` to `to` is heading into the panel below: inside the triangle between
 * `from` and the panel's upper edge. Such a move must not switch the menu, whatever it crosses.
 */
export function isHeadingInto(panel: Box, from: Point, to: Point): boolean {
  if (to.y <= from.y || from.y >= panel.top) return false;
  const share = (to.y - from.y) / (panel.top - from.y);
  const leftEdge = from.x + (panel.left - from.x) * share;
  const rightEdge = from.x + (panel.right - from.x) * share;
  return to.x >= leftEdge && to.x <= rightEdge;
}
