import type { Part, Placeholder, Values } from "../../compose/parts.ts";
import { toBytes, toPieces } from "./pieces.ts";

/** As many as one page is sent from at a time: what a fast reader takes is back before the next one asks. */
export const mostCopies = 2;

/**
 * Whole copies of a page in which only the values are rewritten for each answer. A copy is one answer's until it is given
 * back: to make a new one each time would cost more than all else that a kept page takes.
 */
export class PageCopies {
  readonly #page: Buffer;
  readonly #places: readonly { at: number; placeholder: Placeholder }[];
  readonly #free: Buffer[] = [];

  /** `values`: any, as long as those of every answer. */
  constructor(parts: readonly Part[], values: Values) {
    const pieces = toPieces(parts);
    const places: { at: number; placeholder: Placeholder }[] = [];
    let at = 0;
    for (const piece of pieces) {
      if (typeof piece === "number") places.push({ at, placeholder: piece });
      at += toBytes(piece, values).byteLength;
    }
    this.#places = places;
    this.#page = Buffer.concat(pieces.map((piece) => toBytes(piece, values)));
  }

  take(values: Values): Buffer {
    const copy = this.#free.pop() ?? Buffer.from(this.#page);
    for (const { at, placeholder } of this.#places) copy.write(values[placeholder], at, "latin1");
    return copy;
  }

  giveBack(copy: Buffer): void {
    if (this.#free.length < mostCopies) this.#free.push(copy);
  }
}
