import { describe, expect, it } from "@jest/globals";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { drawPuzzle } from "./draw-puzzle.ts";
import { geometry, pieceSize } from "./geometry.ts";

async function pixelsOf(image: Buffer) {
  const { width, height, ...loaded } = await loadImage(image).then((each) => ({
    width: each.width,
    height: each.height,
    each,
  }));
  const context = createCanvas(width, height).getContext("2d");
  context.drawImage(loaded.each, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const at = (x: number, y: number) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)];
  return { width, height, at };
}

const brightness = ([red = 0, green = 0, blue = 0]: number[]) => (red + green + blue) / 3;

describe("drawPuzzle", () => {
  const place = { left: 150, top: 70 };
  /** The middle of the body. */
  const middle = { x: 22, y: 40 };

  it("draws a picture and a piece of the specified sizes, with transparency around the piece", async () => {
    const images = await drawPuzzle(place);
    const [picture, piece] = await Promise.all([pixelsOf(images.picture), pixelsOf(images.piece)]);
    expect([picture.width, picture.height]).toEqual([geometry.width, geometry.height]);
    expect([piece.width, piece.height]).toEqual([pieceSize, pieceSize]);
    expect(piece.at(0, 0)[3]).toBe(0);
    expect(piece.at(middle.x, middle.y)[3]).toBe(255);
    // Knobs at the top and on the right; a notch on the left.
    expect([piece.at(22, 4)[3], piece.at(58, 40)[3], piece.at(4, 40)[3]]).toEqual([255, 255, 0]);
  });

  it("leaves a pale hole where the piece belongs", async () => {
    const images = await drawPuzzle(place);
    const [picture, piece] = await Promise.all([pixelsOf(images.picture), pixelsOf(images.piece)]);
    const inHole = picture.at(place.left + middle.x, place.top + middle.y);
    const ofPiece = piece.at(middle.x, middle.y);
    expect(brightness(inHole) - brightness(ofPiece)).toBeGreaterThan(40);
    // The hole is translucent: the picture shows through.
    const expected = ofPiece.slice(0, 3).map((level) => level * 0.4 + 255 * 0.6);
    for (const [channel, level] of expected.entries())
      expect(Math.abs((inHole[channel] ?? 0) - level)).toBeLessThan(30);
  });

  it("never draws the same picture twice, nor a large one", async () => {
    const drawn = await Promise.all(Array.from({ length: 8 }, () => drawPuzzle(place)));
    expect(new Set(drawn.map(({ picture }) => picture.toString("base64"))).size).toBe(8);
    for (const { picture, piece } of drawn) expect(picture.length + piece.length).toBeLessThan(80_000);
  });
});
