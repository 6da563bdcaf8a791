import type { Part } from "../compose/parts.ts";
import { type Fill, toBytes, toPieces } from "./pieces.ts";
import { pressBrotli } from "./press-brotli.ts";
import { pressGzip } from "./press-gzip.ts";

/**
 * A finished page that is compressed once and still carries a new nonce in every answer. Compressed bytes cannot be
 * edited, but both formats allow blocks that are not compressed: where a placeholder stands first, such a block takes the
 * value; where it stands again, the compressor has written "as before", which then means the new value too.
 */
export interface PressedPage {
  plain: Fill;
  gzip: Fill;
  /** Absent when the compressor wrote something else than "as before". */
  br: Fill | undefined;
}

export async function pressPage(parts: readonly Part[]): Promise<PressedPage> {
  const pieces = toPieces(parts);
  const plain: Fill = (values) => Buffer.concat(pieces.map((piece) => toBytes(piece, values)));
  const gzip = pressGzip(pieces, plain);
  const br = await pressBrotli(pieces, plain);
  return { plain, gzip, br };
}
