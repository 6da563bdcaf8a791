import type { Part } from "../../compose/parts.ts";
import { type Fill, toBytes, toPieces } from "./pieces.ts";
import { precompressBrotli } from "./precompress-brotli.ts";
import { precompressGzip } from "./precompress-gzip.ts";

/**
 * A finished page that is compressed once and still has a new nonce in every response. Compressed bytes cannot be edited,
 * but both formats allow uncompressed blocks: such a block takes the value at a placeholder's first occurrence. At later
 * ones, the compressor has written a back-reference, which then yields the new value too.
 */
export interface PrecompressedPage {
  plain: Fill;
  gzip: Fill;
  /** Undefined if the page cannot be compressed this way. */
  br: Fill | undefined;
}

export async function precompressPage(parts: readonly Part[]): Promise<PrecompressedPage> {
  const pieces = toPieces(parts);
  const plain: Fill = (values) => Buffer.concat(pieces.map((piece) => toBytes(piece, values)));
  const gzip = precompressGzip(pieces, plain);
  const br = await precompressBrotli(pieces, plain);
  return { plain, gzip, br };
}
