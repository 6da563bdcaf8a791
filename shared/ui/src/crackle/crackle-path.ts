import { crackleSize } from "./crackle-size.ts";

export interface CrackleOptions {
  /** A product's code: the same seed gives the same lines, on the server and in every browser. */
  seed: string;
  /** Number of cells that the glaze is broken into. */
  cells?: number;
  /** `corner`: dense at the upper right, with fewer lines towards the lower left. */
  spread?: "whole" | "corner";
}

type Point = readonly [x: number, y: number];
/** A corner of a cell, and what bounds the side that begins there: a neighbour's index, or -1 for the frame. */
type Corner = readonly [...Point, cutBy: number];

interface Neighbour {
  other: Point;
  index: number;
}

const drawn = new Map<string, string>();

/**
 * Returns the cracks of a glaze as a path: the borders of the Voronoi cells of a few points. Cached, since a server renders the same
 * few products over and over.
 */
export function cracklePath({ seed, cells = 26, spread = "whole" }: CrackleOptions): string {
  const key = `${spread} ${cells} ${seed}`;
  const path = drawn.get(key) ?? draw({ seed, cells, spread });
  drawn.set(key, path);
  return path;
}

function draw({ seed, cells, spread }: Required<CrackleOptions>): string {
  const random = randomFrom(seed);
  const points = spreadPoints(cells, random);
  const path: string[] = [];
  points.forEach((point, index) => {
    const corners = cellAround(point, points);
    corners.forEach(([x, y, cutBy], at) => {
      // Two cells share each border: the later one draws it.
      if (cutBy < 0 || cutBy > index) return;
      const [endX, endY] = corners[(at + 1) % corners.length] ?? [x, y];
      if (spread === "corner" && random() > nearCorner((x + endX) / 2, (y + endY) / 2)) return;
      path.push(`M${Math.round(x)} ${Math.round(y)} ${Math.round(endX)} ${Math.round(endY)}`);
    });
  });
  return path.join("");
}

/** One point per field of a grid, so that cells differ in shape but are similar in size. */
function spreadPoints(cells: number, random: () => number): Point[] {
  const columns = Math.ceil(Math.sqrt((cells * crackleSize.width) / crackleSize.height));
  const rows = Math.ceil(cells / columns);
  const [width, height] = [crackleSize.width / columns, crackleSize.height / rows];
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return [(column + random()) * width, (row + random()) * height] as const;
  });
}

/** The frame, cut by the perpendicular bisector to every other point. */
function cellAround(point: Point, points: readonly Point[]): Corner[] {
  const { width, height } = crackleSize;
  const frame: Corner[] = [
    [0, 0, -1],
    [width, 0, -1],
    [width, height, -1],
    [0, height, -1],
  ];
  return points.reduce((cell, other, index) => (other === point ? cell : cut(cell, point, { other, index })), frame);
}

/** The part of a cell that is nearer to `point` than to `other`. */
function cut(cell: readonly Corner[], [px, py]: Point, { other, index }: Neighbour): Corner[] {
  const [ox, oy] = other;
  const [nx, ny] = [ox - px, oy - py];
  const half = (nx * (px + ox) + ny * (py + oy)) / 2;
  const beyond = (corner: Corner | undefined) => (corner ? corner[0] * nx + corner[1] * ny - half : 0);
  return cell.flatMap((corner, at) => {
    const next = cell[(at + 1) % cell.length] ?? corner;
    const [here, there] = [beyond(corner), beyond(next)];
    const part = here / (here - there);
    const [x, y] = [corner[0] + (next[0] - corner[0]) * part, corner[1] + (next[1] - corner[1]) * part];
    if (here <= 0) return there <= 0 ? [corner] : [corner, [x, y, index] as const];
    return there < 0 ? [[x, y, corner[2]] as const] : [];
  });
}

/** The probability of a line: above 1 at the upper right, below 0 at the lower left. */
function nearCorner(x: number, y: number): number {
  const [across, down] = [1 - x / crackleSize.width, y / crackleSize.height];
  return 1.2 - across * across - down * down;
}

/** Returns numbers from 0 to 1. Uses integer arithmetic, so that every engine returns the same. */
function randomFrom(seed: string): () => number {
  let state = 2_166_136_261;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e_37_79_b9;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}
