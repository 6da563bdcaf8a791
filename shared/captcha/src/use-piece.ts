import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from "react";
import { keyStep } from "./key-step.ts";
import { createPiece } from "./piece.ts";
import type { Placing, PuzzleData } from "./puzzle-data.ts";

interface PieceOptions {
  puzzle: PuzzleData;
  pieceWidth: number;
  picture: RefObject<HTMLCanvasElement | null>;
  /** Locks the piece while a verdict is pending, and after it. */
  isHeld: boolean;
  onPlaced(placing: Placing): void;
}

interface Grip {
  pointerId: number;
  x: number;
  y: number;
  left: number;
}

/** Moves the piece by pointer and keys: with its handle below the picture, or by a tap in the picture. */
export function usePiece({ puzzle, pieceWidth, picture, isHeld, onPlaced }: PieceOptions) {
  const most = puzzle.width - pieceWidth;
  const [piece] = useState(() => createPiece({ most, top: puzzle.top }));
  const [left, setLeft] = useState(0);
  const [isMoved, setMoved] = useState(false);
  const grip = useRef<Grip | undefined>(undefined);
  /** CSS pixels per pixel of the picture. */
  const scale = () => (picture.current?.getBoundingClientRect().width || puzzle.width) / puzzle.width;

  function show(placing?: Placing): void {
    setLeft(piece.left());
    setMoved(piece.isMoved());
    if (placing) onPlaced(placing);
  }

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    if (isHeld || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.focus();
    grip.current = { pointerId: event.pointerId, x: event.clientX, y: event.clientY, left: piece.left() };
    piece.take();
  }

  function onPointerMove({ pointerId, clientX, clientY }: PointerEvent): void {
    const held = grip.current;
    if (held?.pointerId !== pointerId) return;
    piece.drag(held.left + (clientX - held.x) / scale(), puzzle.top + (clientY - held.y) / scale());
    show();
  }

  function letGo({ type, pointerId }: PointerEvent): void {
    const held = grip.current;
    if (held?.pointerId !== pointerId) return;
    grip.current = undefined;
    if (type === "pointerup") return show(piece.release(held.left));
    piece.putBack(held.left);
    show();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const isWord = event.key === "Enter" || event.key === " ";
    const next = keyStep(event.key, event.shiftKey, { left: piece.left(), most });
    if (!isWord && next === undefined) return;
    event.preventDefault();
    if (isHeld) return;
    if (next !== undefined) piece.press(next);
    show(isWord ? piece.confirm() : undefined);
  }

  function tap(event: PointerEvent<HTMLElement>): void {
    if (isHeld) return;
    piece.tap((event.clientX - event.currentTarget.getBoundingClientRect().left) / scale() - pieceWidth / 2);
    show();
  }

  const handle = { onPointerDown, onPointerMove, onPointerUp: letGo, onPointerCancel: letGo, onKeyDown };
  return { left, isMoved, handle, tap, confirm: () => show(piece.confirm()) };
}
