import { randomInt } from "node:crypto";

/** In pixels, from the specification; a tolerance is always 1 to 10. */
export const geometry = { width: 320, height: 200, size: 42, radius: 10, tolerance: clampTolerance(3) } as const;

/** Distance of a knob's centre from its edge: less than its radius, so that it has a neck. */
const neck = geometry.radius - 2;
/** Space around the outline, for its soft edge. */
const margin = 1;
/** Side of the piece's image: body, one knob, and the margins. */
export const pieceSize = geometry.size + neck + geometry.radius + 2 * margin;

const edge = 5;

export interface Place {
  left: number;
  top: number;
}

/** The hole's position, far enough from the piece's start that the movement can be judged. */
export function pickPlace(): Place {
  return {
    left: randomInt(pieceSize + 3 * edge, geometry.width - pieceSize - edge + 1),
    top: randomInt(edge, geometry.height - pieceSize - edge + 1),
  };
}

export function clampTolerance(pixels: number): number {
  return Math.min(10, Math.max(1, pixels));
}

/** Parts of the outline: a square body with a knob at the top, one on the right, and a notch on the left. */
export function outlineParts() {
  const { size, radius } = geometry;
  const left = margin;
  const top = margin + neck + radius;
  const half = size / 2;
  return {
    left,
    top,
    right: left + size,
    bottom: top + size,
    above: { x: left + half, y: top - neck },
    beside: { x: left + size + neck, y: top + half },
    notch: { x: left + neck, y: top + half },
    /** Angle at a knob's centre between the middle of its edge and a point where the knob meets that edge. */
    opening: Math.acos(neck / radius),
  };
}
