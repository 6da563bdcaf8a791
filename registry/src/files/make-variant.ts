import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { compressBrotli } from "@zhian/serve/compress-brotli";
import pLimit from "p-limit";

const decompress = promisify(brotliDecompress);
/** Each compression takes tens of megabytes and a thread: fifty concurrent publishes would exhaust both. */
const inSlot = pLimit(2);
const slowQualityBytes = 1024 * 1024;

/**
 * The brotli variant of the file at `path`. Most files of a release were in the one before, and compressing takes most of a publish's
 * time: hence `find`, which returns the stored variant of the same content. If it is unreadable, or of other content, the file is
 * compressed again.
 */
export function makeVariant(path: string, find: () => Promise<Buffer | undefined>): Promise<Buffer> {
  return inSlot(async () => {
    const content = await readFile(path);
    const kept = await find().catch(() => undefined);
    if (kept && (await isBrotliOf(kept, content))) return kept;
    return compressBrotli(content, content.length > slowQualityBytes ? 9 : 11);
  });
}

async function isBrotliOf(variant: Buffer, content: Buffer): Promise<boolean> {
  try {
    // A damaged variant may expand without end.
    return (await decompress(variant, { maxOutputLength: content.length })).equals(content);
  } catch {
    return false;
  }
}
