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
