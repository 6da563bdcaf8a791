import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { compressBrotli } from "@zhian/serve/compress-brotli";
import pLimit from "p-limit";

const decompress = promisify(brotliDecompress);
/** Brotli takes tens of megabytes and a thread each: fifty publishes at once would take all there are. */
const inSlot = pLimit(2);
const slowQualityBytes = 1024 * 1024;

/**
 * The brotli variant of the file at `path`. Most files of a release were in the one before, and compressing takes most of a publish's
 * time: hence `find`, which gives the variant that is kept of the same content. What it cannot read, or what is of other content, is
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
    // A damaged one may have no end.
    return (await decompress(variant, { maxOutputLength: content.length })).equals(content);
  } catch {
    return false;
  }
}
