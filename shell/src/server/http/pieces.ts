import type { Placeholder, Values } from "../compose/parts.ts";

/** Bytes that never change, or the placeholder whose value stands there. */
export type Piece = Buffer | Placeholder;

/** A page by the values of one answer. */
export type Fill = (values: Values) => Buffer;

export function toBytes(piece: Piece, values: Values): Buffer {
  return typeof piece === "number" ? Buffer.from(values[piece], "latin1") : piece;
}
