import { expect, it } from "@jest/globals";
import { createPiece } from "./piece.ts";

function somePiece() {
  let at = 0;
  const now = () => {
    at += 40;
    return at;
  };
  return createPiece({ most: 258, top: 60, now });
}

it("a piece that is dragged submits on release, with its whole trail", () => {
  const piece = somePiece();
  piece.take();
  piece.drag(40, 62);
  piece.drag(120.5, 59);
  expect(piece.release(0)).toEqual({
    left: 120.5,
    by: "drag",
    trail: [
      { t: 40, x: 0, y: 60 },
      { t: 80, x: 40, y: 62 },
      { t: 120, x: 120.5, y: 59 },
    ],
  });
});

it("a piece that is only pressed submits nothing, and never leaves the picture", () => {
  const piece = somePiece();
  piece.take();
  expect(piece.release(0)).toBeUndefined();
  piece.drag(-50, 60);
  expect(piece.left()).toBe(0);
  piece.drag(1000, 60);
  expect(piece.left()).toBe(258);
});

it("a piece that is dragged after keys or a tap waits for the submit button", () => {
  const piece = somePiece();
  piece.press(10);
  piece.press(20);
  piece.take();
  piece.drag(100.4, 61);
  expect(piece.release(20)).toBeUndefined();
  expect(piece.confirm()).toMatchObject({ left: 100, by: "place", trail: [{ x: 100 }] });
});

it("a piece that is moved by keys records each press", () => {
  const piece = somePiece();
  expect(piece.confirm()).toBeUndefined();
  for (const next of [10, 20, 21]) piece.press(next);
  expect(piece.confirm()).toMatchObject({ left: 21, by: "keys", trail: [{ x: 10 }, { x: 20 }, { x: 21 }] });
});
