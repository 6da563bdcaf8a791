import type { Part, Placeholder, Values } from "../../compose/parts.ts";

/** Bytes that never change, or a placeholder for a value. */
export type Piece = Buffer | Placeholder;

/** Builds a page with the values of one response. */
export type Fill = (values: Values) => Buffer;

/** As few as possible: everything between two placeholders is one piece. */
export function toPieces(parts: readonly Part[]): Piece[] {
  const pieces: Piece[] = [];
  let between: Uint8Array[] = [];
  const close = () => {
    if (between.length > 0) pieces.push(Buffer.concat(between));
    between = [];
  };
  for (const part of parts) {
    if (typeof part !== "number") between.push(typeof part === "string" ? Buffer.from(part) : part);
    else {
      close();
      pieces.push(part);
    }
  }
  close();
  return pieces;
}

export function toBytes(piece: Piece, values: Values): Buffer {
  return typeof piece === "number" ? Buffer.from(values[piece], "latin1") : piece;
}
