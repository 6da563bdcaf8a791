/** Small files that are asked for often, the least recently used ones leaving first. */
export class FileMemory {
  readonly #held = new Map<string, Buffer>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(key: string): Buffer | undefined {
    const file = this.#held.get(key);
    if (file) {
      this.#held.delete(key);
      this.#held.set(key, file);
    }
    return file;
  }

  hold(key: string, file: Buffer): void {
    if (this.#held.has(key) || file.byteLength > this.#maxBytes / 8) return;
    this.#held.set(key, file);
    this.#bytes += file.byteLength;
    for (const [oldest, bytes] of this.#held) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#held.delete(oldest);
      this.#bytes -= bytes.byteLength;
    }
  }
}
