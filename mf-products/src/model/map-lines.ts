/** A product's position on the map: columns are half a cell wide, since every second row is shifted by one. */
export interface MapPlace {
  code: string;
  x: number;
  y: number;
}

/** In the map's own units: half a column wide, one rem high. */
export const mapSize = { columns: 18, rows: 7, rowHeight: 7, markAt: 1 } as const;
export const mapViewBox = `0 0 ${mapSize.columns} ${mapSize.rows * mapSize.rowHeight}`;

interface Point {
  x: number;
  y: number;
}

function pointOf({ x, y }: Point): Point {
  return { x, y: y * mapSize.rowHeight + mapSize.markAt };
}

/** A straight line from mark to mark. */
function line(from: Point, to: Point): string {
  const [a, b] = [pointOf(from), pointOf(to)];
  const end = a.y === b.y ? `h${b.x - a.x}` : `l${b.x - a.x} ${b.y - a.y}`;
  return `M${a.x} ${a.y}${end}`;
}

/** All lines as one path, each drawn once. */
export function allLines(places: readonly (MapPlace & { near: readonly string[] })[]): string {
  const at = new Map(places.map((place) => [place.code, place]));
  return places
    .flatMap((place) =>
      place.near.flatMap((code) => {
        const other = at.get(code);
        return other && place.code < code ? [line(place, other)] : [];
      }),
    )
    .join("");
}

/** The lines of one product, as a path. */
export function linesFrom(place: Point, near: readonly Point[]): string {
  return near.map((other) => line(place, other)).join("");
}

/** A dot under each product: with square caps, a line of no length is a square. */
export function dotsUnder(near: readonly Point[]): string {
  return near
    .map(pointOf)
    .map(({ x, y }) => `M${x} ${y}h0`)
    .join("");
}
