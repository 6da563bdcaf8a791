import type { Part } from "../../compose/parts.ts";
import { type Fill, toBytes, toPieces } from "./pieces.ts";
import { precompressBrotli } from "./precompress-brotli.ts";
import { precompressGzip } from "./precompress-gzip.ts";

/**
 * A finished page that is compressed once and still carries a new nonce in every answer. Compressed bytes cannot be
 * edited, but both formats allow blocks that are not compressed: where a placeholder stands first, such a block takes the
 * value; where it stands again, the compressor has written "as before", which then means the new value too.
 */
export interface PrecompressedPage {
  plain: Fill;
  gzip: Fill;
  /** Absent when the compressor wrote something else than "as before". */
  br: Fill | undefined;
}

export async function precompressPage(parts: readonly Part[]): Promise<PrecompressedPage> {
  const pieces = toPieces(parts);
  const plain: Fill = (values) => Buffer.concat(pieces.map((piece) => toBytes(piece, values)));
  const gzip = precompressGzip(pieces, plain);
  const br = await precompressBrotli(pieces, plain);
  return { plain, gzip, br };
}
