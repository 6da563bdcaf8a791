import type { Representation } from "@zhian/serve/representation";

/** About what a file takes in all of its forms, as a multiple of what it takes uncompressed. */
const allForms = 1.7;

/** Small files that are asked for often, the least recently used ones leaving first. */
export class FileMemory {
  readonly #held = new Map<string, Representation>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(key: string): Representation | undefined {
    const file = this.#held.get(key);
    if (file) {
      this.#held.delete(key);
      this.#held.set(key, file);
    }
    return file;
  }

  hold(key: string, file: Representation): void {
    if (this.#held.has(key) || sizeOf(file) > this.#maxBytes / 8) return;
    this.#held.set(key, file);
    this.#bytes += sizeOf(file);
    for (const [oldest, held] of this.#held) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#held.delete(oldest);
      this.#bytes -= sizeOf(held);
    }
  }
}

function sizeOf({ body }: Representation): number {
  return body.byteLength * allForms;
}
