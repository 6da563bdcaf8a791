import { constants, crc32, deflateRawSync, gunzipSync } from "node:zlib";
import type { Values } from "../../compose/parts.ts";
import { randomValues } from "../exchange/page-values.ts";
import { type Fill, type Piece, toBytes } from "./pieces.ts";
import { placeholderTexts } from "./placeholder-text.ts";

const windowBytes = 32 * 1024;
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** Compresses with gzip. `plain` returns the uncompressed page, for the checksum. */
export function precompressGzip(page: readonly Piece[], plain: Fill): Fill {
  const short = pack(page, new Set());
  // Compressors usually encode repeats as back-references, but need not: hence tested, with a longer form as fallback.
  const pieces = isRight(short, plain) ? short : pack(page, undefined);
  return (values) => gzipWith(pieces, plain(values), values);
}

function isRight(pieces: readonly Piece[], plain: Fill): boolean {
  const trial = randomValues();
  try {
    return gunzipSync(gzipWith(pieces, plain(trial), trial)).equals(plain(trial));
  } catch {
    return false; // A wrong checksum means that the bytes differ.
  }
}

/** `met` collects the placeholders that already have a block; if undefined, each occurrence gets its own. */
function pack(page: readonly Piece[], met: Set<Piece> | undefined): Piece[] {
  const pieces: Piece[] = [];
  let before = Buffer.alloc(0);
  let text = Buffer.alloc(0);

  const flush = (isLast: boolean) => {
    const bytes = text;
    const dictionary = before.subarray(-windowBytes);
    const finishFlush = isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH;
    pieces.push(deflateRawSync(bytes, { level: 6, finishFlush, ...(dictionary.byteLength > 0 && { dictionary }) }));
    before = Buffer.concat([before, bytes]);
    text = Buffer.alloc(0);
  };

  for (const piece of page) {
    if (typeof piece !== "number" || met?.has(piece)) {
      text = Buffer.concat([text, typeof piece === "number" ? placeholderTexts[piece] : piece]);
      continue;
    }
    flush(false);
    met?.add(piece);
    pieces.push(piece);
    before = Buffer.concat([before, placeholderTexts[piece]]);
  }
  flush(true);
  return pieces;
}

function gzipWith(pieces: readonly Piece[], page: Buffer, values: Values): Buffer {
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(page), 0);
  trailer.writeUInt32LE(page.byteLength, 4);
  const blocks = pieces.map((piece) => (typeof piece === "number" ? storedBlock(toBytes(piece, values)) : piece));
  return Buffer.concat([header, ...blocks, trailer]);
}

/** RFC 1951 3.2.4: starts on a byte boundary, where a sync flush ends. */
function storedBlock(bytes: Buffer): Buffer {
  const length = Buffer.alloc(5);
  length.writeUInt16LE(bytes.byteLength, 1);
  length.writeUInt16LE(0xffff ^ bytes.byteLength, 3);
  return Buffer.concat([length, bytes]);
}
