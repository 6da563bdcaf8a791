import { type Canvas, createCanvas, Path2D, type SKRSContext2D } from "@napi-rs/canvas";
import { drawBackground } from "./draw-background.ts";
import { geometry, outlineParts, type Place, pieceSize } from "./geometry.ts";

export interface PuzzleImages {
  /** WebP with the hole in it. */
  picture: Buffer;
  /** PNG, transparent around the piece. */
  piece: Buffer;
}

const hole = { fill: "rgba(255, 255, 255, 0.6)", line: "rgba(20, 30, 30, 0.55)" };
const pieceLine = "rgba(255, 255, 255, 0.9)";
const pictureQuality = 82;

/** Draws on this thread, for a few milliseconds, and encodes on others. */
export async function drawPuzzle(place: Place): Promise<PuzzleImages> {
  const { width, height } = geometry;
  const picture = createCanvas(width, height);
  const context = picture.getContext("2d");
  drawBackground(context);
  const outline = outlinePath();
  const piece = cutPiece(picture, outline, place);
  drawHole(context, outline, place);
  const [pictureBytes, pieceBytes] = await Promise.all([picture.encode("webp", pictureQuality), piece.encode("png")]);
  return { picture: pictureBytes, piece: pieceBytes };
}

function outlinePath(): Path2D {
  const { left, top, right, bottom, above, beside, notch, opening } = outlineParts();
  const { radius } = geometry;
  const path = new Path2D();
  path.moveTo(left, top);
  path.arc(above.x, above.y, radius, Math.PI / 2 + opening, 2.5 * Math.PI - opening);
  path.lineTo(right, top);
  path.arc(beside.x, beside.y, radius, Math.PI + opening, 3 * Math.PI - opening);
  path.lineTo(right, bottom);
  path.lineTo(left, bottom);
  path.arc(notch.x, notch.y, radius, Math.PI - opening, Math.PI + opening, true);
  path.closePath();
  return path;
}

function cutPiece(picture: Canvas, outline: Path2D, { left, top }: Place): Canvas {
  const piece = createCanvas(pieceSize, pieceSize);
  const context = piece.getContext("2d");
  context.save();
  context.clip(outline);
  context.drawImage(picture, -left, -top);
  context.restore();
  context.strokeStyle = pieceLine;
  context.lineWidth = 1;
  context.stroke(outline);
  return piece;
}

function drawHole(context: SKRSContext2D, outline: Path2D, { left, top }: Place): void {
  context.save();
  context.translate(left, top);
  context.fillStyle = hole.fill;
  context.fill(outline);
  context.strokeStyle = hole.line;
  context.lineWidth = 1;
  context.stroke(outline);
  context.restore();
}
