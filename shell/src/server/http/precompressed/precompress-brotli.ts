import { type BrotliCompress, brotliDecompressSync, constants, createBrotliCompress } from "node:zlib";
import type { Placeholder, Values } from "../../compose/parts.ts";
import { randomValues } from "../exchange/page-values.ts";
import { type Fill, type Piece, toBytes } from "./pieces.ts";
import { placeholderText, placeholderTexts } from "./placeholder-text.ts";

/** A value together with the text that follows it. */
type PackedPiece = Buffer | { placeholder: Placeholder; tail: Buffer };

const quality = 10;
/** Brotli reads the two bytes before a character to guess it: no guess may hang on what differs from answer to answer. */
const tailBytes = 2;

/** As brotli, or undefined when the page does not lend itself to it. `plain` gives the same page uncompressed. */
export async function precompressBrotli(page: readonly Piece[], plain: Fill): Promise<Fill | undefined> {
  // "As before" is what compressors usually write, not what they promise: hence tried, with a longer way behind it.
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
    return false; // What cannot be unpacked is not right either.
  }
}

/**
 * One stream through one compressor, cut where a placeholder stands: what it wrote for that is left out. `met` collects
 * the placeholders that have a block already; undefined gives each occurrence its own.
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
    // Another one each time: a copy of an earlier one would leave its distance behind.
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
  // The stream is in its binary mode.
  for await (const chunk of compressor) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function read(compressor: BrotliCompress): Buffer {
  const chunks: Buffer[] = [];
  // The stream is in its binary mode.
  for (let chunk = compressor.read(); chunk !== null; chunk = compressor.read()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** RFC 7932 9.2: a meta-block that is not compressed. Begins at a byte's edge, which is where a flush ends. */
function storedOrSame(piece: PackedPiece, values: Values): Buffer {
  if (Buffer.isBuffer(piece)) return piece;
  const bytes = Buffer.concat([toBytes(piece.placeholder, values), piece.tail]);
  const header = ((bytes.byteLength - 1) << 3) | (1 << 19);
  return Buffer.concat([Buffer.from([header & 0xff, (header >> 8) & 0xff, header >> 16]), bytes]);
}
