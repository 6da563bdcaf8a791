import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_LGWIN, BROTLI_MODE_TEXT } =
  constants;
/** RFC 7932 9.1: with n window bits, the window has 2^n bytes, less 16. */
const windowSlack = 16;
/** Brotli uses the same tables for all windows up to this one. */
const leastWindowBits = 16;

/**
 * A text as Brotli (RFC 7932), `quality` from 0 to 11. The window is as large as the text: with the default one, quality 9 clears a
 * table of 32 MB first, which takes eighty milliseconds even for a file of a few kilobytes.
 */
export function compressBrotli(text: Uint8Array, quality: number): Promise<Buffer> {
  const params = {
    [BROTLI_PARAM_QUALITY]: quality,
    [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
    [BROTLI_PARAM_SIZE_HINT]: text.byteLength,
    [BROTLI_PARAM_LGWIN]: windowBitsFor(text.byteLength),
  };
  return compress(text, { params });
}

function windowBitsFor(bytes: number): number {
  const needed = Math.ceil(Math.log2(bytes + windowSlack));
  return Math.min(Math.max(needed, leastWindowBits), constants.BROTLI_DEFAULT_WINDOW);
}
