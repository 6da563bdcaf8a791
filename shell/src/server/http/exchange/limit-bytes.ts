/** The same bytes, and an error as soon as they are more than `maxBytes`. */
export function limitBytes(maxBytes: number): (body: AsyncIterable<Uint8Array>) => AsyncGenerator<Uint8Array> {
  return async function* pass(body) {
    let bytes = 0;
    for await (const chunk of body) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw new RangeError(`more than ${maxBytes} bytes`);
      yield chunk;
    }
  };
}
