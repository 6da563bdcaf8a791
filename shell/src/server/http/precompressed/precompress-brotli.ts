import { type BrotliCompress, brotliDecompressSync, constants, createBrotliCompress } from "node:zlib";
import type { Placeholder, Values } from "../../compose/parts.ts";
import { randomValues } from "../exchange/page-values.ts";
import { type Fill, type Piece, toBytes } from "./pieces.ts";
import { placeholderText, placeholderTexts } from "./placeholder-text.ts";

/** Compressed bytes, or a value and the text after it. */
type PackedPiece = Buffer | { placeholder: Placeholder; tail: Buffer };

const quality = 10;
/** Brotli predicts a byte from the two before it: no prediction may depend on a value that differs between responses. */
const tailBytes = 2;

/** Compresses the page with brotli; undefined if that is not possible. `plain` returns the same page uncompressed. */
export async function precompressBrotli(page: readonly Piece[], plain: Fill): Promise<Fill | undefined> {
  // Compressors usually encode repeats as back-references, but need not: hence tested, with a longer form as fallback.
  for (const met of [new Set<Piece>(), undefined]) {
    const pieces = await pack(page, met);
    if (!pieces) return undefined;
    const fill = (values: Values) => Buffer.concat(pieces.map((piece) => storedOrSame(piece, values)));
    const isGood = [randomValues(), randomValues()].every((trial) => isRight(fill(trial), plain(trial)));
    if (isGood) return fill;
  }
  return undefined;
}

function isRight(packed: Buffer, page: Buffer): boolean {
  try {
    return brotliDecompressSync(packed).equals(page);
  } catch {
    return false; // Output that cannot be decompressed is wrong too.
  }
}

/**
 * One stream through one compressor, cut at each placeholder: its output for the placeholder is left out. `met` collects
 * the placeholders that already have a block; if undefined, each occurrence gets its own.
 */
async function pack(page: readonly Piece[], met: Set<Piece> | undefined): Promise<PackedPiece[] | undefined> {
  const compressor = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  const flush = () => new Promise<void>((resolve) => compressor.flush(constants.BROTLI_OPERATION_FLUSH, resolve));
  const packed: PackedPiece[] = [];
  let ordinal = placeholderTexts.length;
  let skip = 0;

  for (const [index, piece] of page.entries()) {
    if (typeof piece !== "number") compressor.write(piece.subarray(skip));
    else if (met?.has(piece)) compressor.write(placeholderTexts[piece]);
    skip = 0;
    if (typeof piece !== "number" || met?.has(piece)) continue;
    const tail = tailAfter(page[index + 1]);
    if (!tail) return undefined;
    met?.add(piece);
    await flush();
    packed.push(read(compressor));
    // A different one each time: a match with an earlier one would leave its distance behind.
    compressor.write(Buffer.concat([met ? placeholderTexts[piece] : placeholderText(piece, ordinal++), tail]));
    await flush();
    read(compressor);
    packed.push({ placeholder: piece, tail });
    skip = tailBytes;
  }
  return [...packed, await readRest(compressor)];
}

function tailAfter(piece: Piece | undefined): Buffer | undefined {
  return Buffer.isBuffer(piece) && piece.byteLength > tailBytes ? piece.subarray(0, tailBytes) : undefined;
}

async function readRest(compressor: BrotliCompress): Promise<Buffer> {
  const chunks: Buffer[] = [];
  compressor.end();
  // The stream has no encoding set.
  for await (const chunk of compressor) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function read(compressor: BrotliCompress): Buffer {
  const chunks: Buffer[] = [];
  // The stream has no encoding set.
  for (let chunk = compressor.read(); chunk !== null; chunk = compressor.read()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** RFC 7932 9.2: an uncompressed meta-block. Starts on a byte boundary, where a flush ends. */
function storedOrSame(piece: PackedPiece, values: Values): Buffer {
  if (Buffer.isBuffer(piece)) return piece;
  const bytes = Buffer.concat([toBytes(piece.placeholder, values), piece.tail]);
  const header = ((bytes.byteLength - 1) << 3) | (1 << 19);
  return Buffer.concat([Buffer.from([header & 0xff, (header >> 8) & 0xff, header >> 16]), bytes]);
}
