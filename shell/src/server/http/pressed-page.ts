import { randomBytes } from "node:crypto";
import { constants, crc32, deflateRawSync, gunzipSync } from "node:zlib";
import { fill, joinTexts, nonceLength, type Part, requestIdLength, type Values } from "../compose/parts.ts";

/**
 * A finished page that is compressed once and still carries a new nonce in every answer. Compressed bytes cannot be
 * edited, but a deflate stream may hold blocks that are not compressed: where a placeholder stands first, such a block
 * takes the value; where it stands again, the compressor has written "as before", which then means the new value too.
 */
export interface PressedPage {
  plain(values: Values): Buffer;
  gzip(values: Values): Buffer;
  bytes: number;
}

type Piece = Buffer | 0 | 1;
const windowBytes = 32 * 1024;
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

export function pressPage(source: readonly Part[]): PressedPage {
  const parts = joinTexts(source);
  const pieces = parts.map((part): Piece => (typeof part === "string" ? Buffer.from(part) : part));
  const packed = packVerified(parts);
  const bytes = size(pieces) + size(packed);
  const plain = (values: Values) => Buffer.concat(pieces.map((piece) => toBytes(piece, values)));
  return { plain, gzip: (values) => gzipWith(packed, plain(values), values), bytes };
}

function size(pieces: readonly Piece[]): number {
  return pieces.reduce<number>((sum, piece) => sum + (typeof piece === "number" ? 0 : piece.byteLength), 0);
}

function toBytes(piece: Piece, values: Values): Buffer {
  return typeof piece === "number" ? Buffer.from(values[piece], "latin1") : piece;
}

/** "As before" is what compressors usually write, not what they promise: hence tried, with the other way behind it. */
function packVerified(parts: readonly Part[]): Piece[] {
  const short = pack(parts, new Set());
  const trial = randomValues();
  const page = Buffer.from(fill(parts, trial));
  try {
    if (gunzipSync(gzipWith(short, page, trial)).equals(page)) return short;
  } catch {
    // A checksum that is wrong means the same as bytes that differ.
  }
  return pack(parts, undefined);
}

/** `met` collects the placeholders that have a block already; undefined gives each occurrence its own. */
function pack(parts: readonly Part[], met: Set<Part> | undefined): Piece[] {
  const stand = randomValues();
  const pieces: Piece[] = [];
  let before = Buffer.alloc(0);
  let text = "";

  const flush = (isLast: boolean) => {
    const bytes = Buffer.from(text);
    const dictionary = before.subarray(-windowBytes);
    const finishFlush = isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH;
    pieces.push(deflateRawSync(bytes, { level: 9, finishFlush, ...(dictionary.byteLength > 0 && { dictionary }) }));
    before = Buffer.concat([before, bytes]);
    text = "";
  };

  for (const part of parts) {
    if (typeof part === "string" || met?.has(part)) {
      text += typeof part === "string" ? part : stand[part];
      continue;
    }
    flush(false);
    met?.add(part);
    pieces.push(part);
    before = Buffer.concat([before, Buffer.from(stand[part])]);
  }
  flush(true);
  return pieces;
}

function gzipWith(pieces: readonly Piece[], page: Buffer, values: Values): Buffer {
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(page), 0);
  trailer.writeUInt32LE(page.byteLength, 4);
  const blocks = pieces.map((piece) => (typeof piece === "number" ? storedBlock(toBytes(piece, values)) : piece));
  return Buffer.concat([gzipHeader, ...blocks, trailer]);
}

/** RFC 1951 3.2.4: begins at a byte's edge, which is where a sync flush ends. */
function storedBlock(bytes: Buffer): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(bytes.byteLength, 1);
  header.writeUInt16LE(0xffff ^ bytes.byteLength, 3);
  return Buffer.concat([header, bytes]);
}

function randomValues(): Values {
  return [makeNonce(), makeRequestId()];
}

export function makeNonce(): string {
  return randomBytes((nonceLength / 4) * 3).toString("base64");
}

export function makeRequestId(): string {
  return randomBytes(requestIdLength / 2).toString("hex");
}
