type Body = AsyncIterable<Uint8Array>;

/** The whole body, or undefined as soon as it is longer than `maxBytes`: then reading stops, and the source is closed. */
export async function readBody(body: Body | null, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const maxPatienceBytes = 2 * 1024 * 1024;

/**
 * Like `readBody`, for a request that gets a response anyway: the rest of a body that is too long is read and discarded, because a
 * client whose connection is cut while it sends never sees the response. This stops after `maxPatienceBytes`.
 */
export async function readRequestBody(request: Body, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.byteLength;
    if (bytes <= maxBytes) chunks.push(chunk);
    if (bytes > maxPatienceBytes) break;
  }
  return bytes <= maxBytes ? Buffer.concat(chunks) : undefined;
}

/** Passes on the same bytes, and throws a RangeError as soon as they exceed `maxBytes`. For a pipeline. */
export function limitBytes(maxBytes: number): (body: Body) => AsyncGenerator<Uint8Array> {
  return async function* pass(body) {
    let bytes = 0;
    for await (const chunk of body) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw new RangeError(`more than ${maxBytes} bytes`);
      yield chunk;
    }
  };
}
