import { joinTexts, type Part, type Values } from "../compose/parts.ts";
import { pressBrotli } from "./press-brotli.ts";
import { pressGzip } from "./press-gzip.ts";

/**
 * A finished page that is compressed once and still carries a new nonce in every answer. Compressed bytes cannot be
 * edited, but both formats allow blocks that are not compressed: where a placeholder stands first, such a block takes the
 * value; where it stands again, the compressor has written "as before", which then means the new value too.
 */
export interface PressedPage {
  plain(values: Values): Buffer;
  gzip(values: Values): Buffer;
  /** Absent when the compressor wrote something else than "as before". */
  br: ((values: Values) => Buffer) | undefined;
  /** Of memory that it takes. */
  bytes: number;
  source: readonly Part[];
}

/** Bytes that never change, or the placeholder whose value stands there. */
export type Piece = Buffer | 0 | 1;

export async function pressPage(source: readonly Part[]): Promise<PressedPage> {
  const parts = joinTexts(source);
  const pieces = parts.map((part): Piece => (typeof part === "string" ? Buffer.from(part) : part));
  const plain = (values: Values) => Buffer.concat(pieces.map((piece) => toBytes(piece, values)));
  const gzip = pressGzip(parts, plain);
  const br = await pressBrotli(parts, plain);
  // The source's text is about as large again as its bytes.
  return {
    plain,
    gzip: gzip.fill,
    br: br?.fill,
    bytes: size(pieces) * 2 + gzip.bytes + (br?.bytes ?? 0),
    source: parts,
  };
}

export function isSamePage({ source }: PressedPage, parts: readonly Part[]): boolean {
  const other = joinTexts(parts);
  return source.length === other.length && source.every((part, index) => part === other[index]);
}

export function toBytes(piece: Piece, values: Values): Buffer {
  return typeof piece === "number" ? Buffer.from(values[piece], "latin1") : piece;
}

export function size(pieces: readonly Piece[]): number {
  return pieces.reduce<number>((sum, piece) => sum + (typeof piece === "number" ? 0 : piece.byteLength), 0);
}
