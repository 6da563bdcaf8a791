import type { Readable } from "node:stream";

/** The whole body, or undefined as soon as it is longer than `maxBytes`: then reading stops there. */
export async function readBody(body: Readable, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    const piece = Buffer.from(chunk);
    bytes += piece.byteLength;
    if (bytes > maxBytes) {
      body.destroy();
      return undefined;
    }
    chunks.push(piece);
  }
  return Buffer.concat(chunks);
}

const maxPatienceBytes = 2 * 1024 * 1024;

/**
 * As `readBody`, for a request that is to be answered all the same: the rest of a body that is too long is read and thrown
 * away, because a connection that is cut while it sends never shows its peer the answer. Patience has an end, too.
 */
export async function readRequestBody(request: Readable, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    const piece = Buffer.from(chunk);
    bytes += piece.byteLength;
    if (bytes <= maxBytes) chunks.push(piece);
    if (bytes > maxPatienceBytes) break;
  }
  return bytes <= maxBytes ? Buffer.concat(chunks) : undefined;
}
