/** Hands a stream on as it is, and calls `found` once when `mark` (ASCII) stands in it. */
export async function* watchFor(mark: string, body: AsyncIterable<Buffer>, found: () => void): AsyncGenerator<Buffer> {
  let isFound = false;
  /** The end of what has passed: a mark may stand across two chunks. */
  let tail = "";
  for await (const chunk of body) {
    if (!isFound) {
      const seen = tail + chunk.toString("latin1");
      isFound = seen.includes(mark);
      if (isFound) found();
      tail = seen.slice(-(mark.length - 1));
    }
    yield chunk;
  }
}
